import type { Programme } from '@footlight/contract';
import { dayOf, endOf, startOf } from '@footlight/domain';
import { clockFormat, dateFormat, regionalLanguage } from '@footlight/i18n';
import { HERE, type ViewerLocale } from '../labels/viewer-locale.js';

type Times = Pick<Programme, 'startDate' | 'endDate'>;

const clock = (language: string, { tags, timeZone }: ViewerLocale): Intl.DateTimeFormat =>
  clockFormat(regionalLanguage(language, tags), timeZone);

/** Start and end in the viewer's time zone and format: `20:00 – 21:00`. */
export const programmeTimes = (programme: Times, language: string, place: ViewerLocale = HERE): string => {
  const [start, end] = [startOf(programme), endOf(programme)];
  const isWithinDay = dayOf(start, place.timeZone) === dayOf(end, place.timeZone);
  // Past midnight `formatRange` would add both dates, which a programme that ends tonight does not need.
  return isWithinDay
    ? clock(language, place).formatRange(start, end)
    : `${clock(language, place).format(start)} – ${clock(language, place).format(end)}`;
};

/** The day it starts on: `Saturday 21 November`. */
export const programmeDay = (programme: Times, language: string): string =>
  dateFormat(regionalLanguage(language, HERE.tags), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(startOf(programme));

/** Its start: `21:00`. */
export const programmeStart = (programme: Times, language: string, place: ViewerLocale = HERE): string =>
  clock(language, place).format(startOf(programme));

import type { Programme } from '@footlight/contract';
import { endOf, startOf } from '@footlight/domain';
import { dateFormat } from '@footlight/i18n';

type Times = Pick<Programme, 'startDate' | 'endDate'>;

const clock = (language: string): Intl.DateTimeFormat =>
  dateFormat(language, { hour: 'numeric', minute: '2-digit' });

/** From when to when, in the reader's own time zone and manner: `20:00 – 21:00`. */
export const programmeTimes = (programme: Times, language: string): string => {
  const [start, end] = [startOf(programme), endOf(programme)];
  const isWithinDay = new Date(start).toDateString() === new Date(end).toDateString();
  // Over midnight a range would bring both its dates along, which nobody needs of what ends tonight.
  return isWithinDay
    ? clock(language).formatRange(start, end)
    : `${clock(language).format(start)} – ${clock(language).format(end)}`;
};

/** The day that it begins on: `Saturday 21 November`. */
export const programmeDay = (programme: Times, language: string): string =>
  dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(startOf(programme));

/** When it begins: `21:00`. */
export const programmeStart = (programme: Times, language: string): string =>
  clock(language).format(startOf(programme));

import type { Programme } from '@footlight/contract';
import { dayOf, endOf, startOf } from '@footlight/domain';
import { clockFormat, dateFormat } from '@footlight/i18n';
import { HERE, type ReaderPlace } from '../labels/reader-place.js';

type Times = Pick<Programme, 'startDate' | 'endDate'>;

const clock = (language: string, { timeZone }: ReaderPlace): Intl.DateTimeFormat =>
  clockFormat(language, timeZone);

/** From when to when, in the reader's own time zone and manner: `20:00 – 21:00`. */
export const programmeTimes = (programme: Times, language: string, place: ReaderPlace = HERE): string => {
  const [start, end] = [startOf(programme), endOf(programme)];
  const isWithinDay = dayOf(start, place.timeZone) === dayOf(end, place.timeZone);
  // Over midnight a range would bring both its dates along, which nobody needs of what ends tonight.
  return isWithinDay
    ? clock(language, place).formatRange(start, end)
    : `${clock(language, place).format(start)} – ${clock(language, place).format(end)}`;
};

/** The day that it begins on: `Saturday 21 November`. */
export const programmeDay = (programme: Times, language: string): string =>
  dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(startOf(programme));

/** When it begins: `21:00`. */
export const programmeStart = (programme: Times, language: string, place: ReaderPlace = HERE): string =>
  clock(language, place).format(startOf(programme));

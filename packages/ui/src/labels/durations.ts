import { dateFormat, listFormat, namesFormat, numberFormat } from '@footlight/i18n';
import { HERE, type ReaderPlace } from './reader-place.js';

const MINUTE_S = 60;
const HOUR_S = 3600;

const amount = (value: number, unit: 'hour' | 'minute' | 'second', language: string): string =>
  numberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(value);

/**
 * A running time in words of the language: `1 hr 32 min`, `46 sec`.
 * @param seconds at least 0
 */
export const formatDuration = (seconds: number, language: string): string => {
  const whole = Math.round(seconds);
  if (whole < MINUTE_S) return amount(whole, 'second', language);
  // Rounded before it is parted, so that 59 min 59 s is an hour and never 60 minutes.
  const total = Math.round(whole / MINUTE_S) * MINUTE_S;
  const hours = Math.floor(total / HOUR_S);
  const minutes = (total % HOUR_S) / MINUTE_S;
  const parts = [
    ...(hours > 0 ? [amount(hours, 'hour', language)] : []),
    ...(minutes > 0 ? [amount(minutes, 'minute', language)] : []),
  ];
  return parts.join(' ');
};

/** The reader's own variety of a language, where the browser names one: dates in `en` differ between London and New York. */
const regional = (language: string, { tags }: ReaderPlace): string =>
  tags.find((tag) => tag.split('-')[0] === language) ?? language;

/** Further ahead than this, the same day of another year could be meant. */
const YEAR_TELLS_MS = 300 * 86_400_000;

/**
 * When something begins, in the reader's own time zone and manner: `Sat 22 Nov, 20:00`; with its year where that is
 * far from now.
 */
export const formatStart = (instant: number, language: string, place: ReaderPlace = HERE): string =>
  dateFormat(regional(language, place), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(Math.abs(instant - Date.now()) > YEAR_TELLS_MS ? { year: 'numeric' } : {}),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: place.timeZone,
  }).format(instant);

/** Names of languages in the reader's own: `en, es` → `English, Spanish`. */
export const formatLanguages = (tags: readonly string[], language: string): string => {
  const names = namesFormat(language, { type: 'language', fallback: 'code' });
  return listFormat(language, { type: 'unit' }).format(tags.map((tag) => names.of(tag) ?? tag));
};

/** A moment in the reader's own manner: `20 Nov 2026, 20:00`. @param instant ISO 8601 */
export const formatMoment = (instant: string, language: string, place: ReaderPlace = HERE): string =>
  dateFormat(regional(language, place), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: place.timeZone,
  }).format(new Date(instant));

/** A day in the reader's own manner: `20 November 2026`. @param instant ISO 8601 */
export const formatDay = (instant: string, language: string, place: ReaderPlace = HERE): string =>
  dateFormat(regional(language, place), { dateStyle: 'long', timeZone: place.timeZone }).format(
    new Date(instant),
  );

import { dateFormat, listFormat, namesFormat, numberFormat, regionalLanguage } from '@footlight/i18n';
import { HERE, type ViewerLocale } from './viewer-locale.js';

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
 * A duration in the given language: `1 hr 32 min`, `46 sec`.
 * @param seconds at least 0
 */
export const formatDuration = (seconds: number, language: string): string => {
  const rounded = Math.round(seconds);
  if (rounded < MINUTE_S) return amount(rounded, 'second', language);
  // Rounded before it is split, so that 59 min 59 s gives an hour rather than 60 minutes.
  const total = Math.round(rounded / MINUTE_S) * MINUTE_S;
  const hours = Math.floor(total / HOUR_S);
  const minutes = (total % HOUR_S) / MINUTE_S;
  const parts = [
    ...(hours > 0 ? [amount(hours, 'hour', language)] : []),
    ...(minutes > 0 ? [amount(minutes, 'minute', language)] : []),
  ];
  return parts.join(' ');
};

/** Beyond this distance the year is shown, because the same day of another year could be meant. */
const YEAR_SHOWN_AFTER_MS = 300 * 86_400_000;

/** A start in the viewer's time zone and format: `Sat 22 Nov, 20:00`; with its year when it is far from now. */
export const formatStart = (instant: number, language: string, place: ViewerLocale = HERE): string =>
  dateFormat(regionalLanguage(language, place.tags), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(Math.abs(instant - Date.now()) > YEAR_SHOWN_AFTER_MS ? { year: 'numeric' } : {}),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: place.timeZone,
  }).format(instant);

/** Names of languages in the viewer's language: `en, es` → `English, Spanish`. */
export const formatLanguages = (tags: readonly string[], language: string): string => {
  const names = namesFormat(language, { type: 'language', fallback: 'code' });
  return listFormat(language, { type: 'unit' }).format(tags.map((tag) => names.of(tag) ?? tag));
};

/** A date and time in the viewer's format: `20 Nov 2026, 20:00`. @param instant ISO 8601 */
export const formatMoment = (instant: string, language: string, place: ViewerLocale = HERE): string =>
  dateFormat(regionalLanguage(language, place.tags), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: place.timeZone,
  }).format(new Date(instant));

/** A date in the viewer's format: `20 November 2026`. @param instant ISO 8601 */
export const formatDay = (instant: string, language: string, place: ViewerLocale = HERE): string =>
  dateFormat(regionalLanguage(language, place.tags), { dateStyle: 'long', timeZone: place.timeZone }).format(
    new Date(instant),
  );

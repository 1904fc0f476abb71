import { numberFormat } from '@footlight/i18n';

/** Minutes by which the viewer can extend the sleep timer. */
export const EXTRA_MINUTES = 15;

/** Formats minutes for the language: “5 minutes”, “5 دقائق”. */
export const minutesLabel = (language: string, minutes: number): string =>
  numberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

/** Remaining whole minutes, at least one. */
export const minutesLeft = (endsAt: number, now: number): number =>
  Math.max(1, Math.ceil((endsAt - now) / 60_000));

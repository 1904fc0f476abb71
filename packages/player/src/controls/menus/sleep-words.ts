/** What a viewer who is still there is offered. */
export const EXTRA_MINUTES = 15;

/** Minutes as people say them: “5 minutes”, “٥ دقائق”. */
export const minutesWords = (language: string, minutes: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

/** Whole minutes that are left until then, never fewer than one. */
export const minutesLeft = (endsAt: number, now: number): number =>
  Math.max(1, Math.ceil((endsAt - now) / 60_000));

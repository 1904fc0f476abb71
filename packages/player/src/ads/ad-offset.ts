/** Where a break of a schedule is: at an end of the video, in seconds from the start, or at a share of the duration (0 to 1). */
export type AdOffset = 'start' | 'end' | { readonly seconds: number } | { readonly share: number };

const PERCENT = /^(\d{1,3}(?:\.\d+)?)%$/u;
const TIMECODE = /^(\d{1,2}):([0-5]\d):([0-5]\d(?:\.\d{1,3})?)$/u;

/** Reads `00:01:02.500` as seconds; null for anything else. */
export const secondsOf = (text: string): number | null => {
  const parts = TIMECODE.exec(text.trim());
  if (parts === null) return null;
  const [, hours, minutes, seconds] = parts.map(Number);
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
};

/**
 * Reads an offset as VMAP writes it: `start`, `end`, `00:01:02.500` or `25%`; null for anything else.
 * @see IAB Tech Lab, VMAP 1.0.1, section 2.3.1.1
 */
export const offsetOf = (text: string): AdOffset | null => {
  const word = text.trim();
  if (word === 'start' || word === 'end') return word;
  const [, percent] = PERCENT.exec(word) ?? [];
  if (percent !== undefined) return Number(percent) <= 100 ? { share: Number(percent) / 100 } : null;
  const seconds = secondsOf(word);
  return seconds === null ? null : { seconds };
};

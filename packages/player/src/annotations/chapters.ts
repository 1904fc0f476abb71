import type { Cue } from '../text/cue.js';

export interface Chapter {
  readonly title: string;
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly end: number;
}

/** Chapters that cover the whole of `duration` seconds: gaps are joined to the chapter before them. */
export const chaptersOf = (cues: readonly Cue[], duration: number): Chapter[] => {
  const starts = cues.filter(({ start }) => start < duration);
  return starts.map((cue, index) => ({
    title: cue.text.replaceAll(/<[^>]*>/gu, '').trim(),
    start: index === 0 ? 0 : cue.start,
    end: starts[index + 1]?.start ?? duration,
  }));
};

export const chapterAt = (chapters: readonly Chapter[], time: number): Chapter | null =>
  chapters.findLast(({ start }) => start <= time) ?? null;

/** Those that touch the time from `start` to `end`, cut to it; what is between them is without a name. */
export const chaptersWithin = (chapters: readonly Chapter[], start: number, end: number): Chapter[] => {
  const within: Chapter[] = [];
  let at = start;
  for (const chapter of chapters) {
    const [from, to] = [Math.max(at, chapter.start), Math.min(end, chapter.end)];
    if (to <= from) continue;
    if (from > at) within.push({ title: '', start: at, end: from });
    within.push({ title: chapter.title, start: from, end: to });
    at = to;
  }
  if (at < end) within.push({ title: '', start: at, end });
  return within;
};

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

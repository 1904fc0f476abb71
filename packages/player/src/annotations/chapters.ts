import type { Chapter } from '../store/stream-annotations.js';
import type { Cue } from '../text/cue.js';

export type { Chapter };

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
};

/** The text of a cue without its tags. @see https://www.w3.org/TR/webvtt1/#webvtt-cue-text-span */
const plainText = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (entity, decimal?: string, hex?: string, name = '') => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return Number.isNaN(code)
        ? (ENTITIES[name] ?? entity)
        : String.fromCodePoint(Math.min(code, 0x10_ff_ff));
    })
    .trim();

/** Chapters that cover the whole of `duration` seconds: gaps are added to the preceding chapter. */
export const chaptersOf = (cues: readonly Cue[], duration: number): Chapter[] => {
  const starts = cues.filter(({ start }) => start < duration);
  return starts.map((cue, index) => ({
    title: plainText(cue.text),
    start: index === 0 ? 0 : cue.start,
    end: starts[index + 1]?.start ?? duration,
  }));
};

export const chapterAt = (chapters: readonly Chapter[], time: number): Chapter | null =>
  chapters.findLast(({ start }) => start <= time) ?? null;

/** Shorter gaps are added to the preceding chapter, because clocks differ slightly. */
const LEAST_GAP_SECONDS = 1;

/**
 * Chapters that overlap the time from `start` to `end`, clipped to it. Gaps between them become untitled chapters.
 */
export const chaptersWithin = (chapters: readonly Chapter[], start: number, end: number): Chapter[] => {
  const within: Chapter[] = [];
  let at = start;
  const fill = (to: number) => {
    const last = within.at(-1);
    if (last !== undefined && to - at < LEAST_GAP_SECONDS) within[within.length - 1] = { ...last, end: to };
    else if (to > at) within.push({ title: '', start: at, end: to });
  };
  for (const chapter of chapters) {
    const [from, to] = [Math.max(at, chapter.start), Math.min(end, chapter.end)];
    if (to <= from) continue;
    fill(from);
    within.push({ title: chapter.title, start: from, end: to });
    at = to;
  }
  fill(end);
  return within;
};

import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Part of a line with a single direction. */
export interface VisualRun {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** Bidirectional control characters: they affect the order and have no glyph. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Brackets are mirrored in right-to-left text. */
const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');

/** Splits a line into runs of adjacent characters with the same embedding level. */
const runsOf = (text: string, levels: Uint8Array): { text: string; level: number }[] => {
  const runs: { text: string; level: number }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last !== undefined && last.level === level) last.text += text.charAt(index);
    else runs.push({ text: text.charAt(index), level });
  }
  return runs;
};

/**
 * The runs of a line in visual order, from left to right. Characters within a run stay in logical order: the font's
 * shaping reverses them.
 * @param text one line; its first letter decides its base direction
 * @see https://unicode.org/reports/tr9/
 */
export const visualRuns = (text: string): VisualRun[] => {
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs = runsOf(text, levels);
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      let end = from;
      while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1;
      if (end > from + 1) runs.splice(from, end - from, ...runs.slice(from, end).toReversed());
      from = Math.max(from, end - 1);
    }
  }
  return runs
    .map(({ text: run, level }) => ({ text: run.replaceAll(CONTROLS, ''), isRightToLeft: level % 2 === 1 }))
    .filter((run) => run.text !== '')
    .map(({ text: run, isRightToLeft }) => ({ text: isRightToLeft ? mirrored(run) : run, isRightToLeft }));
};

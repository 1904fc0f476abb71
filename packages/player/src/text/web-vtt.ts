import type { Cue, CueFile, CueRegion } from './cue.js';
import { parseRegion } from './cue-region.js';
import { parseCueSettings } from './cue-settings.js';

const STAMP = String.raw`((?:\d+:)?[0-5]\d:[0-5]\d[.,]\d{3})`;
const TIMING = new RegExp(String.raw`^\s*${STAMP}\s*-->\s*${STAMP}(?!\d)(.*)$`, 'u');
const ARROW = '-->';

/** Converts `HH:MM:SS.mmm` or `MM:SS.mmm` to seconds. */
const seconds = (stamp: string): number =>
  stamp
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * Groups lines into blocks: a block ends at a blank line, or at the timings of the next cue if the blank line is
 * missing.
 */
const blocksOf = (lines: readonly string[]): string[][] => {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    const block = blocks.at(-1) ?? [];
    const isStarted = block.some((one) => one.includes(ARROW)) || block.length > 1;
    if (line === '') blocks.push([]);
    else if (line.includes(ARROW) && isStarted) blocks.push([line]);
    else block.push(line);
  }
  return blocks.filter((block) => block.length > 0);
};

const parseCue = (block: readonly string[]): Cue | null => {
  const at = block.findIndex((line) => line.includes(ARROW));
  const timing = TIMING.exec(block[at] ?? '');
  if (timing === null) return null;
  const [, from = '', to = '', settings = ''] = timing;
  const [start, end] = [seconds(from), seconds(to)];
  if (end <= start) return null;
  return {
    id: at === 1 ? (block[0]?.trim() ?? '') : '',
    start,
    end,
    text: block.slice(at + 1).join('\n'),
    settings: parseCueSettings(settings),
  };
};

/** The first cue of a SubRip file: a number, which some programs leave out, and times with a comma. */
const SUB_RIP = /^\s*(?:\d+[ \t]*\n[ \t]*)?\d+:\d{2}:\d{2},\d{3}[ \t]+-->/u;

const EMPTY: CueFile = { cues: [], regions: [], styles: [] };

/** Whether a text is WebVTT or SubRip. */
export const isCueFile = (text: string): boolean => parseText(text) !== null;

/**
 * Parses a WebVTT or SubRip text, with its cues sorted by time. Malformed cues are dropped, as are styles and regions
 * after the first cue; any other text has no content.
 * @see https://www.w3.org/TR/webvtt1/#file-parsing
 */
export const parseCueFile = (text: string): CueFile => parseText(text) ?? EMPTY;

const parseText = (text: string): CueFile | null => {
  const plain = text
    .replace(/^\uFEFF/u, '')
    .replaceAll('\0', '\uFFFD')
    .replaceAll(/\r\n|\r/gu, '\n');
  if (SUB_RIP.test(plain)) return parseLines(plain.split('\n'));
  const [header = '', ...lines] = plain.split('\n');
  if (!/^WEBVTT(?:[ \t]|$)/u.test(header)) return null;
  // The lines before the first blank line are metadata of other formats: X-TIMESTAMP-MAP, Kind, Language.
  const body = lines.findIndex((line) => line === '' || line.includes(ARROW));
  return parseLines(body === -1 ? [] : lines.slice(body));
};

const parseLines = (lines: readonly string[]): CueFile => {
  const cues: Cue[] = [];
  const regions = new Map<string, CueRegion>();
  const styles: string[] = [];
  for (const block of blocksOf(lines)) {
    const [first = '', ...rest] = block;
    const isCue = block.some((line) => line.includes(ARROW));
    if (isCue) {
      const cue = parseCue(block);
      if (cue !== null) cues.push(cue);
    } else if (cues.length === 0 && /^STYLE\s*$/u.test(first)) {
      styles.push(rest.join('\n'));
    } else if (cues.length === 0 && /^REGION\s*$/u.test(first)) {
      const region = parseRegion(rest.join('\n'));
      if (region !== null) regions.set(region.id, region);
    }
  }
  return {
    cues: cues.toSorted((a, b) => a.start - b.start || b.end - a.end),
    regions: [...regions.values()],
    styles,
  };
};

/** The cues of a WebVTT text, sorted by time. */
export const parseWebVtt = (text: string): Cue[] => [...parseCueFile(text).cues];

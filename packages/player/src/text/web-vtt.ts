import { PLAIN_CUE, type Cue, type CueAlign, type CueSettings } from './cue.js';

const TIMING = /^((?:\d{2,}:)?\d{2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d{2,}:)?\d{2}:\d{2}[.,]\d{3})(.*)$/u;

/** Seconds of `HH:MM:SS.mmm` or `MM:SS.mmm`. */
const seconds = (stamp: string): number =>
  stamp
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

const percentage = (value: string): number | null => {
  const match = /^(\d+(?:\.\d+)?)%$/u.exec(value);
  const number = Number(match?.[1] ?? Number.NaN);
  return number >= 0 && number <= 100 ? number : null;
};

const lineOf = (value: string): CueSettings['line'] => {
  const percent = percentage(value);
  if (percent !== null) return { value: percent, unit: 'percent' };
  return /^-?\d+$/u.test(value) ? { value: Number(value), unit: 'lines' } : null;
};

const isAlign = (value: string): value is CueAlign =>
  ['start', 'center', 'end', 'left', 'right'].includes(value);

/** Settings that are malformed or unknown are left out, as the format asks. */
const parseSettings = (text: string): CueSettings => {
  const settings = { ...PLAIN_CUE };
  for (const part of text.trim().split(/\s+/u)) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(colon, 0));
    const [value = ''] = part.slice(colon + 1).split(',');
    if (name === 'line') settings.line = lineOf(value);
    else if (name === 'position') settings.position = percentage(value);
    else if (name === 'size') settings.size = percentage(value);
    else if (name === 'align' && isAlign(value)) settings.align = value;
  }
  return settings;
};

const parseBlock = (block: string): Cue | null => {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  const timing = TIMING.exec(lines[at]?.trim() ?? '');
  if (at === -1 || at > 1 || timing === null) return null;
  const [, from = '', to = '', settings = ''] = timing;
  const [start, end] = [seconds(from), seconds(to)];
  if (end <= start) return null;
  return {
    id: at === 1 ? (lines[0]?.trim() ?? '') : '',
    start,
    end,
    text: lines.slice(at + 1).join('\n'),
    settings: parseSettings(settings),
  };
};

/**
 * The cues of a WebVTT text in order of time. Blocks that are no cues (NOTE, STYLE, REGION) and cues that
 * are malformed are left out; a text that is not WebVTT has none.
 * @see https://www.w3.org/TR/webvtt1/#file-parsing
 */
export const parseWebVtt = (text: string): Cue[] => {
  const [header = '', ...blocks] = text
    .replace(/^\uFEFF/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    .trimEnd()
    .split(/\n{2,}/u);
  if (!/^WEBVTT(?:[ \t\n]|$)/u.test(header)) return [];
  return blocks
    .filter((block) => !/^(?:NOTE|STYLE|REGION)(?:\s|$)/u.test(block))
    .map((block) => parseBlock(block.replace(/^\n+/u, '')))
    .filter((cue) => cue !== null)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
};

import { PLAIN_CUE, type CueAlign, type CueSettings, type LineAlign, type PositionAlign } from './cue.js';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

const ALIGNS: readonly CueAlign[] = ['start', 'center', 'end', 'left', 'right'];
const LINE_ALIGNS: readonly LineAlign[] = ['start', 'center', 'end'];
const POSITION_ALIGNS: readonly PositionAlign[] = ['line-left', 'center', 'line-right'];

/** 0–100; null if the value is not a percentage. */
export const percentage = (value: string): number | null => {
  const match = /^(\d+(?:\.\d+)?)%$/u.exec(value);
  const number = Number(match?.[1] ?? Number.NaN);
  return number >= 0 && number <= 100 ? number : null;
};

const lineOf = (value: string): CueSettings['line'] => {
  const percent = percentage(value);
  if (percent !== null) return { value: percent, unit: 'percent' };
  return /^-?\d+(?:\.\d+)?$/u.test(value) ? { value: Number(value), unit: 'lines' } : null;
};

type Reader = (settings: Mutable<CueSettings>, value: string, second: string | undefined) => void;

/** An invalid second value invalidates the whole setting. */
const READERS: Readonly<Record<string, Reader>> = {
  vertical: (settings, value) => {
    if (value === 'rl' || value === 'lr') settings.vertical = value;
  },
  line: (settings, value, second) => {
    const line = lineOf(value);
    const align = LINE_ALIGNS.find((one) => one === (second ?? 'start'));
    if (line !== null && align !== undefined) Object.assign(settings, { line, lineAlign: align });
  },
  position: (settings, value, second) => {
    const position = percentage(value);
    const align = second === undefined ? null : POSITION_ALIGNS.find((one) => one === second);
    if (position !== null && align !== undefined) Object.assign(settings, { position, positionAlign: align });
  },
  size: (settings, value) => {
    settings.size = percentage(value) ?? settings.size;
  },
  align: (settings, value) => {
    settings.align = ALIGNS.find((one) => one === value) ?? settings.align;
  },
  region: (settings, value) => {
    settings.region = value;
  },
};

/**
 * Parses the settings after a cue's timings. Malformed and unknown settings are ignored, as the format requires.
 * @see https://www.w3.org/TR/webvtt1/#parse-the-webvtt-cue-settings
 */
export const parseCueSettings = (text: string): CueSettings => {
  const settings: Mutable<CueSettings> = { ...PLAIN_CUE };
  for (const part of text.trim().split(/\s+/u)) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(colon, 0));
    const [value = '', second] = part.slice(colon + 1).split(',');
    if (value !== '' && Object.hasOwn(READERS, name)) READERS[name]?.(settings, value, second);
  }
  // A cue with its own position is in no region.
  if (settings.vertical !== null || settings.line !== null || (settings.size ?? 100) !== 100)
    settings.region = null;
  return settings;
};

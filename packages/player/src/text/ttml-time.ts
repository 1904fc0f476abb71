import type { XmlElement } from './xml.js';

/** What frames and ticks of a document count. */
export interface TtmlRates {
  /** Frames per second. */
  readonly frames: number;
  readonly subFrames: number;
  /** Ticks per second. */
  readonly ticks: number;
}

/** @see https://www.w3.org/TR/ttml1/#parameter-attribute-frameRate */
export const ratesOf = (root: XmlElement['attributes']): TtmlRates => {
  const [numerator = 1, denominator = 1] = (root['frameRateMultiplier'] ?? '1 1')
    .split(/[\s:]+/u)
    .map(Number);
  const frames = (Number(root['frameRate']) || 30) * (numerator / denominator || 1);
  const subFrames = Number(root['subFrameRate']) || 1;
  const usual = root['frameRate'] === undefined ? 1 : frames * subFrames;
  return { frames, subFrames, ticks: Number(root['tickRate']) || usual };
};

const CLOCK = /^(\d{2,}):(\d{2}):(\d{2})(?:(\.\d+)|:(\d{2,})(?:\.(\d+))?)?$/u;
const OFFSET = /^(\d+(?:\.\d+)?)(h|m|s|ms|f|t)$/u;

/** Seconds; null if there is no time or none that can be read. @see https://www.w3.org/TR/ttml1/#timing-value-timeExpression */
export const readTtmlTime = (
  value: string | undefined,
  { frames, subFrames, ticks }: TtmlRates,
): number | null => {
  const text = value?.trim() ?? '';
  const clock = CLOCK.exec(text);
  if (clock !== null) {
    const [, hours, minutes, seconds, fraction = '0', frame = '0', subFrame = '0'] = clock;
    const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
    return whole + Number(fraction) + (Number(frame) + Number(subFrame) / subFrames) / frames;
  }
  const [, count, unit = ''] = OFFSET.exec(text) ?? [];
  const units: Readonly<Record<string, number>> = {
    h: 3600,
    m: 60,
    s: 1,
    ms: 1 / 1000,
    f: 1 / frames,
    t: 1 / ticks,
  };
  return count === undefined ? null : Number(count) * (units[unit] ?? 0);
};

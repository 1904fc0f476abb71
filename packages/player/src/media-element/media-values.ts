import { SPEEDS } from '@footlight/player-contract';

const invalid = (name: string, value: unknown, allowed: string): string =>
  `${name} must be ${allowed}, not ${String(value)}.`;

/** Converts a value to a number, as HTML does. @throws {TypeError} */
export const readFinite = (name: string, value: unknown): number => {
  const number = Number(value);
  if (!Number.isFinite(number)) throw new TypeError(invalid(name, value, 'a finite number'));
  return number;
};

/** @throws {TypeError, DOMException} IndexSizeError */
export const readVolume = (value: unknown): number => {
  const volume = readFinite('volume', value);
  if (volume < 0 || volume > 1) throw new DOMException(invalid('volume', value, '0 to 1'), 'IndexSizeError');
  return volume;
};

/** @throws {TypeError, DOMException} NotSupportedError */
export const readRate = (name: string, value: unknown): number => {
  const rate = readFinite(name, value);
  if (rate !== 0 && (rate < SPEEDS.least || rate > SPEEDS.most))
    throw new DOMException(
      invalid(name, value, `0, or ${SPEEDS.least} to ${SPEEDS.most}`),
      'NotSupportedError',
    );
  return rate;
};

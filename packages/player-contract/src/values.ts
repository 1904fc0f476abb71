/** How a value reads that may be written as text: in an attribute, a property or an address. */
export type ValueKind = 'text' | 'number' | 'flag' | 'onOrOff' | readonly string[];

/** As HTML reads whatever it is given: a number, an address as an object. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : [value].join());

/** A text as its kind has it; undefined where it makes no sense, or is not there. */
export const readText = (kind: ValueKind, text: string | null): unknown => {
  // A flag is on where it stands; frameworks write `false` where they mean that it is not there.
  if (kind === 'flag') return text !== null && text !== 'false';
  if (text === null) return undefined;
  if (kind === 'text') return text;
  if (kind === 'onOrOff') return text === 'on' ? true : text === 'off' ? false : undefined;
  if (kind !== 'number') return kind.includes(text) ? text : undefined;
  return text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
};

/**
 * A value as its kind has it. `undefined` and `null`, which frameworks set where nothing is to be said, a word that is none
 * of those allowed, what is no number, and an empty text where nothing said is null, are as if nothing had been said.
 */
export const readValue = (kind: ValueKind, value: unknown, unsaid: unknown): unknown => {
  if (value === null || value === undefined) return unsaid;
  if ((kind === 'flag' || kind === 'onOrOff') && typeof value !== 'string') return Boolean(value);
  const read = readText(kind, asText(value)) ?? unsaid;
  return read === '' && unsaid === null ? unsaid : read;
};

/** `startAt` → `start-at` */
export const attributeOf = (property: string): string =>
  property.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

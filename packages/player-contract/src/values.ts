/** How a value is parsed when it is written as text: in an attribute, a property or a URL. */
export type ValueKind = 'text' | 'number' | 'flag' | 'onOrOff' | readonly string[];

/** Converts a value to a string as HTML does: numbers, URL objects. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : [value].join());

/** Parses a text according to its kind; undefined if it is invalid or absent. */
export const readText = (kind: ValueKind, text: string | null): unknown => {
  // A flag is on when the attribute is present; frameworks write `false` for an absent one.
  if (kind === 'flag') return text !== null && text !== 'false';
  if (text === null) return undefined;
  if (kind === 'text') return text;
  if (kind === 'onOrOff') return text === 'on' ? true : text === 'off' ? false : undefined;
  if (kind !== 'number') {
    // Like `controls={false}` of `<video>`: frameworks set a property to false, or write the word.
    if (text === 'false' && kind.includes('none')) return 'none';
    // HTML reads `preload` without a value as `auto`.
    if (text === '' && kind.includes('auto')) return 'auto';
    return kind.find((word) => word.toLowerCase() === text.toLowerCase());
  }
  return text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
};

/**
 * Normalises a value according to its kind. Returns the default for `undefined` and `null` (which frameworks set for an
 * absent value), for words that are not allowed, for invalid numbers, and for an empty text if the default is null.
 */
export const readValue = (kind: ValueKind, value: unknown, defaultValue: unknown): unknown => {
  if (value === null || value === undefined) return defaultValue;
  if ((kind === 'flag' || kind === 'onOrOff') && typeof value !== 'string') return Boolean(value);
  const read = readText(kind, asText(value)) ?? defaultValue;
  return read === '' && defaultValue === null ? defaultValue : read;
};

/** `startAt` → `start-at` */
export const attributeOf = (property: string): string =>
  property.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/**
 * The origin of a web address. @param field that has the address, for the message
 * @throws {TypeError} when it is no http or https address
 */
export const originOf = (address: string, field = 'origin'): string => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url !== null && /^https?:$/u.test(url.protocol)) return url.origin;
  throw new TypeError(
    `${field} is ${JSON.stringify(address)}, but must be an http or https origin, such as "https://play.example".`,
  );
};

/** What the systems of a language wrote before Unicode. @see https://encoding.spec.whatwg.org/#names-and-labels */
const LEGACY: Readonly<Record<string, string>> = {
  ar: 'windows-1256',
  be: 'windows-1251',
  bg: 'windows-1251',
  bs: 'windows-1250',
  cs: 'windows-1250',
  el: 'windows-1253',
  et: 'windows-1257',
  fa: 'windows-1256',
  he: 'windows-1255',
  hr: 'windows-1250',
  hu: 'windows-1250',
  ja: 'shift_jis',
  ko: 'euc-kr',
  lt: 'windows-1257',
  lv: 'windows-1257',
  mk: 'windows-1251',
  pl: 'windows-1250',
  ro: 'windows-1250',
  ru: 'windows-1251',
  sk: 'windows-1250',
  sl: 'windows-1250',
  sr: 'windows-1251',
  th: 'windows-874',
  tr: 'windows-1254',
  uk: 'windows-1251',
  ur: 'windows-1256',
  vi: 'windows-1258',
  zh: 'gb18030',
};

/** The encoding that was usual for a language before Unicode; windows-1252 for most. @param language BCP 47 tag */
export const usualEncoding = (language: string): string =>
  LEGACY[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'windows-1252';

/** Every other byte of a text of Latin letters in UTF-16 is zero; half of them are enough to know it. */
const SHARE = 0.25;
const LOOKED_AT = 512;

const utf16Of = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.max(even, odd) < head.length * SHARE) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

const decode = (bytes: Uint8Array, encoding: string, fatal = false): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

export interface EncodingHints {
  /** BCP 47 tag of the text; empty if unknown. */
  readonly language: string;
  /** Content type of the response. */
  readonly contentType: string;
}

export interface RecognisedText {
  readonly text: string;
  /** Label of the encoding, such as `windows-1252`. */
  readonly encoding: string;
}

/**
 * Decodes a text in an encoding that nobody names: UTF-8 or UTF-16 by its bytes, otherwise as the server says, otherwise
 * as was usual for its language.
 */
export const recogniseText = (
  bytes: Uint8Array,
  { language, contentType }: EncodingHints,
): RecognisedText => {
  const by = (encoding: string, fatal = false): RecognisedText | null => {
    const text = decode(bytes, encoding, fatal);
    return text === null ? null : { text, encoding };
  };
  const wide = utf16Of(bytes);
  const unicode = wide === null ? by('utf-8', true) : by(wide);
  if (unicode !== null) return unicode;
  const [, named = ''] = /charset\s*=\s*"?([\w-]+)/iu.exec(contentType) ?? [];
  // UTF-8 is what servers say of every text.
  const stated = /^utf-?8$/iu.test(named) ? '' : named;
  return (
    (stated === '' ? null : by(stated)) ??
    by(usualEncoding(language)) ?? { text: new TextDecoder().decode(bytes), encoding: 'utf-8' }
  );
};

/** The text of `recogniseText`. */
export const decodeText = (bytes: Uint8Array, hints: EncodingHints): string =>
  recogniseText(bytes, hints).text;

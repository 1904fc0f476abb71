import { TextDecoder } from 'node:util';
import { EncodingError, GuideFileError, atLine, quotedValue } from './guide-file-error.js';

type Bytes = AsyncIterable<Uint8Array>;

/** An XML declaration is within these bytes, in any encoding. */
const HEAD_BYTES = 512;
const DECLARED = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["'](?<encoding>[\w.:-]{1,40})["']/u;
const REPLACEMENT = '\uFFFD';
/** Of more than one byte in UTF-8. */
const LETTER = /[^\0-\u007F]/u;

/** By its first bytes: a byte order mark, or the encoding of `<` or `#`. */
const markedEncoding = ([first, second, third]: Uint8Array): string | null => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== undefined && first !== 0) return 'utf-16le';
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : null;
};

interface Encoding {
  readonly name: string;
  /** Whether the file names it, or is of none that could be taken for another. */
  readonly isDeclared: boolean;
}

const encodingOf = (head: Uint8Array, otherwise: string): Encoding => {
  const marked = markedEncoding(head);
  if (marked !== null) return { name: marked, isDeclared: true };
  const declared = DECLARED.exec(Buffer.from(head).toString('latin1'))?.groups?.['encoding'];
  if (declared === undefined) return { name: otherwise, isDeclared: false };
  // A declaration that was read byte by byte is not UTF-16, whatever it says: a converter forgot to change it.
  return { name: /^utf-?16/iu.test(declared) ? 'utf-8' : declared, isDeclared: true };
};

const decoderFor = (encoding: string, file: string): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (cause) {
    throw new GuideFileError(
      atLine(file, 1),
      `the encoding ${quotedValue(encoding)}`,
      'UTF-8, UTF-16, ISO-8859-1 to -16, windows-1250 to -1258 or another one of the Encoding Standard',
      { cause },
    );
  }
};

const linesIn = (text: string): number => {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
};

/** Decodes a file, and counts its lines to say where bytes are wrong. */
class Decoder {
  readonly #decoder: TextDecoder;
  readonly #file: string;
  #isUndeclared: boolean;
  #line = 1;

  constructor({ name, isDeclared }: Encoding, file: string) {
    this.#decoder = decoderFor(name, file);
    this.#isUndeclared = !isDeclared;
    this.#file = file;
  }

  /** @param bytes undefined at the end */
  decode(bytes?: Uint8Array): string {
    try {
      const text = this.#decoder.decode(bytes, { stream: bytes !== undefined });
      this.#line += linesIn(text);
      // Letters of other encodings hardly ever are letters of UTF-8 by chance.
      this.#isUndeclared &&= !LETTER.test(text);
      return text;
    } catch (cause) {
      const { encoding } = this.#decoder;
      const lenient = new TextDecoder(encoding).decode(bytes);
      const before = lenient.slice(0, Math.max(0, lenient.indexOf(REPLACEMENT, 1)));
      const isUndeclared = this.#isUndeclared && !LETTER.test(before.replaceAll(REPLACEMENT, ''));
      const place = atLine(this.#file, this.#line + linesIn(before));
      throw new EncodingError(place, encoding, { cause, isUndeclared });
    }
  }
}

/**
 * The text of a file in the encoding of its byte order mark or XML declaration.
 * @param otherwise the encoding of a file that names none
 * @throws {GuideFileError} naming the line for bytes that the encoding does not have
 * @see https://www.w3.org/TR/xml/#sec-guessing
 */
export async function* textChunks(
  bytes: Bytes,
  file: string,
  otherwise = 'utf-8',
): AsyncGenerator<string, void> {
  let head: Uint8Array = new Uint8Array();
  let decoder: Decoder | null = null;
  for await (const chunk of bytes) {
    if (decoder === null) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) continue;
      decoder = new Decoder(encodingOf(head, otherwise), file);
      yield decoder.decode(head);
    } else yield decoder.decode(chunk);
  }
  if (decoder === null) {
    decoder = new Decoder(encodingOf(head, otherwise), file);
    yield decoder.decode(head);
  }
  yield decoder.decode();
}

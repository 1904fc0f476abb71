import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { GuideFileError, atLine } from './guide-file-error.js';

/** Longest text, tag or comment. A file without line breaks is allowed, an endless text is not. */
export const LONGEST_PIECE = 1_000_000;
/** Programmes have five levels; hostile files have millions. */
const DEEPEST = 32;

export type Attributes = Readonly<Record<string, string>>;

/** What a document consists of; `depth` is 1 for its outermost element. */
export interface XmlReceiver {
  readonly open: (name: string, attributes: Attributes, depth: number) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string, depth: number) => void;
}

/**
 * Reads XML of others piece by piece, in bounded memory: strictly well-formed, without a document type that declares
 * anything, without entities but the five of XML (GUIDE-38).
 */
export class SafeXml {
  readonly #parser = new SaxesParser();
  readonly #file: string;
  readonly #receiver: XmlReceiver;
  #depth = 0;
  /** Characters since anything was recognised. */
  #pending = 0;

  constructor(file: string, receiver: XmlReceiver) {
    this.#file = file;
    this.#receiver = receiver;
    const parser = this.#parser;
    parser.on('error', ({ message }) => {
      // The parser begins its messages with line and column.
      throw this.invalid(message.replace(/^[\d:]+\s*/u, '').replace(/\.$/u, ''), 'well-formed XML');
    });
    parser.on('doctype', (text) => this.#doctype(text));
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', ({ name }) => this.#close(name));
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
    // Attributes count until their tag ends.
    for (const event of ['comment', 'processinginstruction'] as const)
      parser.on(event, () => {
        this.#pending = 0;
      });
  }

  /** From 1. */
  get line(): number {
    return this.#parser.line;
  }

  /** @throws {GuideFileError} naming the line; the reader must not be used any more */
  write(text: string): void {
    this.#parser.write(text);
    this.#pending += text.length;
    this.requireShort(this.#pending);
  }

  /** @throws {GuideFileError} if the document is not complete */
  end(): void {
    this.#parser.close();
  }

  requireShort(length: number): void {
    if (length > LONGEST_PIECE)
      throw this.invalid(
        `more than ${LONGEST_PIECE} characters without an end`,
        'texts, tags and comments of that length at most',
      );
  }

  /** The error for what stands at the current line. */
  invalid(found: string, allowed: string): GuideFileError {
    return new GuideFileError(atLine(this.#file, this.#parser.line), found, allowed);
  }

  #doctype(text: string): void {
    this.#pending = 0;
    if (/<!\s*ENTITY|%/iu.test(text))
      throw this.invalid('entities in the document type', 'a document type without declarations');
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    this.#pending = 0;
    this.#depth += 1;
    if (this.#depth > DEEPEST)
      throw this.invalid(`elements within ${DEEPEST} others`, 'fewer levels of elements');
    this.#receiver.open(name, attributes, this.#depth);
  }

  #text(text: string): void {
    this.#pending = 0;
    this.#receiver.text(text);
  }

  #close(name: string): void {
    this.#pending = 0;
    this.#receiver.close(name, this.#depth);
    this.#depth -= 1;
  }
}

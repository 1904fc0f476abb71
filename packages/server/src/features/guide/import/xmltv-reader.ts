import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { GuideFileError, atLine, quotedValue } from './guide-file-error.js';
import { XMLTV_TIME, xmltvTime } from './xmltv-time.js';

/** A text in the language that its element names; empty for none. */
export interface LocalisedText {
  readonly language: string;
  readonly text: string;
}

export interface XmltvChannel {
  readonly id: string;
  readonly names: readonly string[];
}

/** A programme as its file describes it; times in milliseconds since the epoch. */
export interface XmltvProgramme {
  readonly channel: string;
  readonly startsAt: number;
  /** Null if the file leaves it to the start of the next programme. */
  readonly endsAt: number | null;
  readonly titles: readonly LocalisedText[];
  readonly subTitles: readonly LocalisedText[];
  readonly descriptions: readonly LocalisedText[];
  readonly categories: readonly LocalisedText[];
  readonly picture: string | null;
  readonly date: string | null;
  readonly rating: string | null;
  /** Texts of `episode-num` by system. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly isNew: boolean;
  readonly isPremiere: boolean;
  readonly isRepeat: boolean;
}

export interface XmltvReceiver {
  readonly channel: (channel: XmltvChannel) => void;
  readonly programme: (programme: XmltvProgramme) => void;
}

/** Longest text, tag or comment. A file without line breaks is allowed, an endless text is not. */
export const LONGEST_PIECE = 1_000_000;
/** Programmes have five levels; hostile files have millions. */
const DEEPEST = 32;
const MOST_TEXTS = 50;
const LONGEST_ID = 200;
const IDENTITY = 'an XMLTV document, whose outermost element is tv';

type Attributes = Readonly<Record<string, string>>;

interface Child {
  readonly name: string;
  readonly attributes: Attributes;
  text: string;
}

/** The lists of texts of a programme, by the element that adds to them. */
const LISTS = {
  title: 'titles',
  'sub-title': 'subTitles',
  desc: 'descriptions',
  category: 'categories',
} as const;

type Draft = { -readonly [K in keyof XmltvProgramme]: XmltvProgramme[K] } & {
  titles: LocalisedText[];
  subTitles: LocalisedText[];
  descriptions: LocalisedText[];
  categories: LocalisedText[];
  numbers: Map<string, string>;
};

/** Reads channels and programmes of an XMLTV file from its text, piece by piece, in bounded memory. */
export class XmltvReader {
  readonly #parser = new SaxesParser();
  readonly #file: string;
  readonly #receiver: XmltvReceiver;
  #depth = 0;
  /** Characters since anything was recognised. */
  #pending = 0;
  #channel: { id: string; names: string[] } | null = null;
  #programme: Draft | null = null;
  #child: Child | null = null;

  constructor(file: string, receiver: XmltvReceiver) {
    this.#file = file;
    this.#receiver = receiver;
    const parser = this.#parser;
    parser.on('error', ({ message }) => {
      // The parser begins its messages with line and column.
      throw this.#invalid(message.replace(/^[\d:]+\s*/u, '').replace(/\.$/u, ''), 'well-formed XML');
    });
    parser.on('doctype', (text) => this.#doctype(text));
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', (tag) => this.#close(tag));
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
    // Attributes count until their tag ends.
    for (const event of ['comment', 'processinginstruction'] as const)
      parser.on(event, () => {
        this.#pending = 0;
      });
  }

  /** @throws {GuideFileError} naming the line; the reader must not be used any more */
  write(text: string): void {
    this.#parser.write(text);
    this.#pending += text.length;
    this.#requireShort(this.#pending);
  }

  #requireShort(length: number): void {
    if (length > LONGEST_PIECE)
      throw this.#invalid(
        `more than ${LONGEST_PIECE} characters without an end`,
        'texts, tags and comments of that length at most',
      );
  }

  /** @throws {GuideFileError} if the document is not complete */
  end(): void {
    this.#parser.close();
  }

  #invalid(found: string, allowed: string): GuideFileError {
    return new GuideFileError(atLine(this.#file, this.#parser.line), found, allowed);
  }

  /** Entities are never expanded; a file that declares some is not of a guide (GUIDE-38). */
  #doctype(text: string): void {
    this.#pending = 0;
    if (/<!\s*ENTITY|%/iu.test(text))
      throw this.#invalid('entities in the document type', 'a document type without declarations');
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    this.#pending = 0;
    this.#depth += 1;
    if (this.#depth > DEEPEST)
      throw this.#invalid(`elements within ${DEEPEST} others`, 'fewer levels of elements');
    if (this.#depth === 1 && name !== 'tv') throw this.#invalid(`<${name}>`, IDENTITY);
    if (this.#depth === 2 && name === 'channel')
      this.#channel = { id: this.#id(attributes, 'id'), names: [] };
    if (this.#depth === 2 && name === 'programme') this.#programme = this.#draft(attributes);
    if (this.#depth === 3 && (this.#channel ?? this.#programme) !== null)
      this.#child = { name, attributes, text: '' };
    if (this.#child?.name === 'rating' && name === 'value') this.#child.text = '';
  }

  #text(text: string): void {
    this.#pending = 0;
    if (this.#child === null) return;
    this.#child.text += text;
    this.#requireShort(this.#child.text.length);
  }

  #close({ name }: SaxesTagPlain): void {
    this.#pending = 0;
    if (this.#depth === 3 && this.#child !== null) {
      const child = { ...this.#child, text: this.#child.text.trim() };
      if (this.#channel !== null) this.#nameChannel(this.#channel.names, child);
      if (this.#programme !== null) this.#describe(this.#programme, child);
      this.#child = null;
    }
    if (this.#depth === 2) {
      if (name === 'channel' && this.#channel !== null) this.#receiver.channel(this.#channel);
      if (name === 'programme' && this.#programme !== null) this.#receiver.programme(this.#programme);
      [this.#channel, this.#programme] = [null, null];
    }
    this.#depth -= 1;
  }

  #id(attributes: Attributes, name: string): string {
    const id = attributes[name]?.trim() ?? '';
    if (id === '' || id.length > LONGEST_ID)
      throw this.#invalid(
        `${name} ${id === '' ? 'without a value' : quotedValue(id)}`,
        `the id of a channel, of at most ${LONGEST_ID} characters`,
      );
    return id;
  }

  #time(attributes: Attributes, name: string): number | null {
    const text = attributes[name];
    if (text === undefined) return null;
    const time = xmltvTime(text);
    if (time === null) throw this.#invalid(`${name} ${quotedValue(text)}`, XMLTV_TIME);
    return time;
  }

  #draft(attributes: Attributes): Draft {
    const startsAt = this.#time(attributes, 'start');
    if (startsAt === null) throw this.#invalid('a programme without start', XMLTV_TIME);
    return {
      channel: this.#id(attributes, 'channel'),
      startsAt,
      endsAt: this.#time(attributes, 'stop'),
      titles: [],
      subTitles: [],
      descriptions: [],
      categories: [],
      picture: null,
      date: null,
      rating: null,
      numbers: new Map(),
      isNew: false,
      isPremiere: false,
      isRepeat: false,
    };
  }

  #nameChannel(names: string[], { name, text }: Child): void {
    if (name === 'display-name' && text !== '' && names.length < MOST_TEXTS) names.push(text);
  }

  #describe(programme: Draft, { name, attributes, text }: Child): void {
    if (name in LISTS) {
      const list = programme[LISTS[name as keyof typeof LISTS]];
      if (text !== '' && list.length < MOST_TEXTS) list.push({ language: attributes['lang'] ?? '', text });
      return;
    }
    switch (name) {
      case 'icon':
      case 'image':
        programme.picture ??= attributes['src'] ?? (text === '' ? null : text);
        break;
      case 'date':
        programme.date ??= text;
        break;
      case 'rating':
        programme.rating ??= text === '' ? null : text;
        break;
      case 'episode-num':
        if (/^(?:xmltv_ns|onscreen)$/u.test(attributes['system'] ?? 'onscreen'))
          programme.numbers.set(attributes['system'] ?? 'onscreen', text);
        break;
      case 'new':
        programme.isNew = true;
        break;
      case 'premiere':
        programme.isPremiere = true;
        break;
      case 'previously-shown':
        programme.isRepeat = true;
        break;
      default:
    }
  }
}

import { quotedValue } from './guide-file-error.js';
import { SafeXml, type Attributes } from './safe-xml.js';
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

const MOST_TEXTS = 50;
const LONGEST_ID = 200;
const IDENTITY = 'an XMLTV document, whose outermost element is tv';

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
  readonly #xml: SafeXml;
  readonly #receiver: XmltvReceiver;
  #channel: { id: string; names: string[] } | null = null;
  #programme: Draft | null = null;
  #child: Child | null = null;

  constructor(file: string, receiver: XmltvReceiver) {
    this.#receiver = receiver;
    this.#xml = new SafeXml(file, {
      open: (name, attributes, depth) => this.#open(name, attributes, depth),
      text: (text) => this.#text(text),
      close: (name, depth) => this.#close(name, depth),
    });
  }

  /** @throws {GuideFileError} naming the line; the reader must not be used any more */
  write(text: string): void {
    this.#xml.write(text);
  }

  /** @throws {GuideFileError} if the document is not complete */
  end(): void {
    this.#xml.end();
  }

  #open(name: string, attributes: Attributes, depth: number): void {
    if (depth === 1 && name !== 'tv') throw this.#xml.invalid(`<${name}>`, IDENTITY);
    if (depth === 2 && name === 'channel') this.#channel = { id: this.#id(attributes, 'id'), names: [] };
    if (depth === 2 && name === 'programme') this.#programme = this.#draft(attributes);
    if (depth === 3 && (this.#channel ?? this.#programme) !== null)
      this.#child = { name, attributes, text: '' };
    if (this.#child?.name === 'rating' && name === 'value') this.#child.text = '';
  }

  #text(text: string): void {
    if (this.#child === null) return;
    this.#child.text += text;
    this.#xml.requireShort(this.#child.text.length);
  }

  #close(name: string, depth: number): void {
    if (depth === 3 && this.#child !== null) {
      const child = { ...this.#child, text: this.#child.text.trim() };
      if (this.#channel !== null) this.#nameChannel(this.#channel.names, child);
      if (this.#programme !== null) this.#describe(this.#programme, child);
      this.#child = null;
    }
    if (depth !== 2) return;
    if (name === 'channel' && this.#channel !== null) this.#receiver.channel(this.#channel);
    if (name === 'programme' && this.#programme !== null) this.#receiver.programme(this.#programme);
    [this.#channel, this.#programme] = [null, null];
  }

  #id(attributes: Attributes, name: string): string {
    const id = attributes[name]?.trim() ?? '';
    if (id === '' || id.length > LONGEST_ID)
      throw this.#xml.invalid(
        `${name} ${id === '' ? 'without a value' : quotedValue(id)}`,
        `the id of a channel, of at most ${LONGEST_ID} characters`,
      );
    return id;
  }

  #time(attributes: Attributes, name: string): number | null {
    const text = attributes[name];
    if (text === undefined) return null;
    const time = xmltvTime(text);
    if (time === null) throw this.#xml.invalid(`${name} ${quotedValue(text)}`, XMLTV_TIME);
    return time;
  }

  #draft(attributes: Attributes): Draft {
    const startsAt = this.#time(attributes, 'start');
    if (startsAt === null) throw this.#xml.invalid('a programme without start', XMLTV_TIME);
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

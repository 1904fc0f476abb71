import { PLAIN_CUE, type Cue, type CueAlign, type CueFile, type CueSettings } from './cue.js';
import { CueWriter, PLAIN_LOOK, type TextLook, type TextRun } from './styled-text.js';
import { readTtmlTime, ratesOf, type TtmlRates } from './ttml-time.js';
import { readTtmlArea, type TtmlArea } from './ttml-area.js';
import { elementsNamed, parseXml, type XmlElement } from './xml.js';

/** Documents of TTML, also those within MP4, of which the other bytes are skipped. */
const DOCUMENT = /<((?:[\w-]+:)?)tt[\s>][\s\S]*?<\/\1tt\s*>/gu;

/** The TTML documents of a text, or of a segment that was decoded as one. */
const ttmlDocuments = (text: string): string[] => [...text.matchAll(DOCUMENT)].map(([all]) => all);

type Attributes = XmlElement['attributes'];

const COLOUR = /^(?:#[\da-f]{6}(?:[\da-f]{2})?|rgba?\([\d\s,.]+\)|[a-z]+)$/iu;
/** Names of TTML that CSS does not have, or that mean nothing. */
const NO_COLOUR: ReadonlySet<string> = new Set(['transparent', 'inherit', 'initial']);

const colourOf = (value: string | undefined): string | null => {
  const colour = value?.trim() ?? '';
  if (!COLOUR.test(colour) || NO_COLOUR.has(colour)) return null;
  const [, red, green, blue, alpha] =
    /^rgba\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/u.exec(colour) ?? [];
  // The opacity of TTML is a number up to 255.
  return alpha === undefined
    ? colour
    : `rgb(${String(red)} ${String(green)} ${String(blue)} / ${String(Math.round((Number(alpha) / 255) * 100))}%)`;
};

/** The styles and regions of a document. */
class TtmlSheet {
  readonly #styles: ReadonlyMap<string, XmlElement>;
  readonly #regions: ReadonlyMap<string, XmlElement>;

  constructor(root: XmlElement) {
    const byId = (name: string) =>
      new Map(
        elementsNamed(root, name).flatMap((element) =>
          element.attributes['id'] === undefined ? [] : [[element.attributes['id'], element] as const],
        ),
      );
    this.#styles = byId('style');
    this.#regions = byId('region');
  }

  /** The attributes of an element with those of the styles that it names; its own take precedence. */
  of(element: XmlElement, depth = 0): Attributes {
    const named = (element.attributes['style'] ?? '')
      .split(/\s+/u)
      .flatMap((id) => this.#styles.get(id) ?? [])
      // Styles that name one another in a circle are invalid.
      .map((style) => (depth > 8 ? style.attributes : this.of(style, depth + 1)));
    const nested = element.name === 'region' ? element.children : [];
    const within = nested.flatMap((child) =>
      typeof child !== 'string' && child.name === 'style' ? [this.of(child, depth + 1)] : [],
    );
    return Object.fromEntries(
      [...named, ...within, element.attributes].flatMap((attributes) => Object.entries(attributes)),
    );
  }

  region(id: string | undefined): Attributes | null {
    const region = id === undefined ? undefined : this.#regions.get(id);
    return region === undefined ? null : this.of(region);
  }
}

const lookOf = (own: Attributes, inherited: TextLook): TextLook => ({
  italic: own['fontStyle'] === undefined ? inherited.italic : /^(?:italic|oblique)$/u.test(own['fontStyle']),
  bold: own['fontWeight'] === undefined ? inherited.bold : own['fontWeight'] === 'bold',
  underline:
    own['textDecoration'] === undefined ? inherited.underline : own['textDecoration'].includes('underline'),
  colour: colourOf(own['color']) ?? inherited.colour,
  background: colourOf(own['backgroundColor']) ?? inherited.background,
});

const ALIGNS: readonly CueAlign[] = ['start', 'center', 'end', 'left', 'right'];

/** What the parents of an element say. */
interface TtmlContext {
  readonly start: number;
  readonly end: number;
  readonly look: TextLook;
  readonly region: string | undefined;
  readonly align: string | undefined;
  readonly keepsSpace: boolean;
}

/** A cue in the place of its region: as wide as it, and at its upper edge, middle or lower edge. */
const settingsOf = (
  area: TtmlArea | null,
  displayAlign: string | undefined,
  align: string | undefined,
): CueSettings => {
  const named = ALIGNS.find((one) => one === align);
  if (area === null) return { ...PLAIN_CUE, align: named ?? 'center' };
  const { x, y, width, height } = area;
  const [lineAlign, value] =
    displayAlign === 'after'
      ? (['end', y + height] as const)
      : displayAlign === 'center'
        ? (['center', y + height / 2] as const)
        : (['start', y] as const);
  return {
    ...PLAIN_CUE,
    line: { value, unit: 'percent' },
    lineAlign,
    position: x + width / 2,
    positionAlign: 'center',
    size: width,
    align: named ?? 'start',
  };
};

class TtmlReader {
  readonly #root: XmlElement;
  readonly #sheet: TtmlSheet;
  readonly #rates: TtmlRates;
  readonly #writer = new CueWriter();
  readonly #cues: Cue[] = [];

  constructor(root: XmlElement) {
    this.#root = root;
    this.#sheet = new TtmlSheet(root);
    this.#rates = ratesOf(root.attributes);
  }

  read(): CueFile {
    const keepsSpace = this.#root.attributes['space'] === 'preserve';
    for (const body of elementsNamed(this.#root, 'body'))
      this.#walk(body, {
        start: 0,
        end: Number.POSITIVE_INFINITY,
        look: PLAIN_LOOK,
        region: undefined,
        align: undefined,
        keepsSpace,
      });
    return {
      cues: this.#cues.toSorted((a, b) => a.start - b.start || b.end - a.end),
      regions: [],
      styles: this.#writer.styles,
    };
  }

  #walk(element: XmlElement, parent: TtmlContext): void {
    const context = this.#within(element, parent);
    const parts = element.children.filter((child) => typeof child !== 'string');
    const isLeaf = element.name === 'p' || element.name === 'span';
    // The spans of some paragraphs appear one after another.
    const isTimed = parts.some(
      ({ name, attributes }) => name === 'span' && attributes['begin'] !== undefined,
    );
    if (isLeaf && !isTimed) this.#add(element, context);
    else for (const part of parts) if (['div', 'p', 'span'].includes(part.name)) this.#walk(part, context);
  }

  #within(element: XmlElement, parent: TtmlContext): TtmlContext {
    const own = this.#sheet.of(element);
    const time = (name: string) => readTtmlTime(own[name], this.#rates);
    const start = parent.start + (time('begin') ?? 0);
    const [end, duration] = [time('end'), time('dur')];
    const ends = [
      parent.end,
      ...(end === null ? [] : [parent.start + end]),
      ...(duration === null ? [] : [start + duration]),
    ];
    const region = own['region'] ?? parent.region;
    // What a region says is inherited by what is in it.
    const ofRegion = region === parent.region ? null : this.#sheet.region(region);
    const look = ofRegion === null ? parent.look : lookOf({ ...ofRegion, backgroundColor: '' }, parent.look);
    return {
      start,
      end: Math.min(...ends),
      look: lookOf(own, look),
      region,
      align: own['textAlign'] ?? ofRegion?.['textAlign'] ?? parent.align,
      keepsSpace: own['space'] === undefined ? parent.keepsSpace : own['space'] === 'preserve',
    };
  }

  #add(element: XmlElement, context: TtmlContext): void {
    const { start, end, region, align } = context;
    const text = this.#writer
      .write(this.#runs(element, context))
      .split('\n')
      .map((line) => (context.keepsSpace ? line : line.trim()))
      .join('\n');
    if (text === '' || !(end > start) || !Number.isFinite(end)) return;
    const ofRegion = this.#sheet.region(region);
    const area = ofRegion === null ? null : readTtmlArea(ofRegion, this.#root.attributes);
    this.#cues.push({
      id: element.attributes['id'] ?? '',
      start,
      end,
      text,
      settings: settingsOf(area, ofRegion?.['displayAlign'], align),
    });
  }

  #runs(element: XmlElement, { look, keepsSpace }: Pick<TtmlContext, 'look' | 'keepsSpace'>): TextRun[] {
    return element.children.flatMap((child): TextRun[] => {
      if (typeof child === 'string')
        return [{ text: keepsSpace ? child : child.replaceAll(/\s+/gu, ' '), look }];
      if (child.name === 'br') return [{ text: '\n', look }];
      if (child.name !== 'span') return [];
      return this.#runs(child, { look: lookOf(this.#sheet.of(child), look), keepsSpace });
    });
  }
}

/**
 * Parses TTML (IMSC 1, EBU-TT-D): texts with their times, the place of their regions, alignment, colours and weights.
 * Pictures instead of text are left out. @returns null if the text is not TTML
 * @see https://www.w3.org/TR/ttml-imsc1.1/
 */
export const parseTtml = (text: string): CueFile | null => {
  const roots = ttmlDocuments(text).flatMap((document) => parseXml(document) ?? []);
  if (roots.length === 0) return null;
  const files = roots.map((root) => new TtmlReader(root).read());
  return {
    cues: files.flatMap(({ cues }) => cues),
    regions: [],
    styles: [...new Set(files.flatMap(({ styles }) => styles))],
  };
};

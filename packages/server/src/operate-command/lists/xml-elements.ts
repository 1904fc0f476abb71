import { SafeXml, type Attributes } from '../../features/guide/import/safe-xml.js';

/** An element with what is within it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
  /** Of the file, in which it ends. */
  readonly line: number;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: XmlElement[];
  text: string;
}

/** Within one element that is read as a whole. */
const MOST_ELEMENTS = 20_000;

/** Elements of a document, each of which is read as a whole and then forgotten. */
export class XmlElements {
  readonly #xml: SafeXml;
  readonly #isWanted: (name: string, depth: number) => boolean;
  readonly #receive: (element: XmlElement) => void;
  readonly #path: OpenElement[] = [];
  #count = 0;
  #characters = 0;

  /**
   * @param isWanted whether an element is read as a whole
   * @param receive gets it when it ends
   */
  constructor(
    file: string,
    isWanted: (name: string, depth: number) => boolean,
    receive: (element: XmlElement) => void,
  ) {
    this.#isWanted = isWanted;
    this.#receive = receive;
    this.#xml = new SafeXml(file, {
      open: (name, attributes, depth) => this.#open(name, attributes, depth),
      text: (text) => this.#text(text),
      close: () => this.#close(),
    });
  }

  /** @throws {GuideFileError} naming the line */
  write(text: string): void {
    this.#xml.write(text);
  }

  /** @throws {GuideFileError} if the document is not complete */
  end(): void {
    this.#xml.end();
  }

  #open(name: string, attributes: Attributes, depth: number): void {
    if (this.#path.length === 0 && !this.#isWanted(name, depth)) return;
    if (this.#path.length === 0) [this.#count, this.#characters] = [0, 0];
    this.#count += 1;
    if (this.#count > MOST_ELEMENTS)
      throw this.#xml.invalid(`more than ${MOST_ELEMENTS} elements within one`, 'fewer of them');
    this.#path.push({ name, attributes, children: [], text: '' });
  }

  #text(text: string): void {
    const element = this.#path.at(-1);
    if (element === undefined) return;
    element.text += text;
    this.#characters += text.length;
    this.#xml.requireShort(this.#characters);
  }

  #close(): void {
    const open = this.#path.pop();
    if (open === undefined) return;
    const element = { ...open, text: open.text.trim(), line: this.#xml.line };
    const parent = this.#path.at(-1);
    if (parent === undefined) this.#receive(element);
    else parent.children.push(element);
  }
}

/** Texts of the children of this name, without empty ones. */
export const textsIn = ({ children }: XmlElement, ...names: readonly string[]): readonly string[] =>
  children.filter(({ name, text }) => names.includes(name) && text !== '').map(({ text }) => text);

/** Text of the first child with one of these names, those named first before the others; empty for none. */
export const textIn = (element: XmlElement, ...names: readonly string[]): string =>
  names.flatMap((name) => textsIn(element, name))[0] ?? '';

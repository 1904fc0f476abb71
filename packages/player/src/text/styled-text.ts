/** How a run of text looks. Colours are as in CSS; null for that of the player. */
export interface TextLook {
  readonly italic: boolean;
  readonly bold: boolean;
  readonly underline: boolean;
  readonly colour: string | null;
  readonly background: string | null;
}

export const PLAIN_LOOK: TextLook = Object.freeze({
  italic: false,
  bold: false,
  underline: false,
  colour: null,
  background: null,
});

export interface TextRun {
  readonly text: string;
  readonly look: TextLook;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A name of a class that no other colour has. */
const classOf = (kind: 'colour' | 'background', value: string): string =>
  `${kind}-${value.toLowerCase().replaceAll(/[^\da-z]+/gu, '-')}`;

/** Writes runs of text as the text of WebVTT cues, and the styles that their colours need. */
export class CueWriter {
  readonly #styles = new Map<string, string>();

  /** The content of STYLE blocks for all that was written. */
  get styles(): string[] {
    return [...this.#styles.values()];
  }

  write(runs: readonly TextRun[]): string {
    return runs
      .map(({ text, look }) => this.#run(text, look))
      .join('')
      .trim();
  }

  #run(text: string, { italic, bold, underline, colour, background }: TextLook): string {
    const escaped = text.replaceAll(/[&<>]/gu, (sign) => ESCAPES[sign] ?? sign);
    // Tags around nothing but space would only be read.
    if (escaped.trim() === '') return escaped;
    const classes = [
      this.#class('colour', 'color', colour),
      this.#class('background', 'background-color', background),
    ].join('');
    const tags = [
      ...(classes === '' ? [] : [{ open: `<c${classes}>`, close: '</c>' }]),
      ...(['b', 'i', 'u'] as const)
        .filter((tag) => ({ b: bold, i: italic, u: underline })[tag])
        .map((tag) => ({ open: `<${tag}>`, close: `</${tag}>` })),
    ];
    const before = tags.map(({ open }) => open).join('');
    const after = tags
      .map(({ close }) => close)
      .toReversed()
      .join('');
    return `${before}${escaped}${after}`;
  }

  #class(kind: 'colour' | 'background', property: string, value: string | null): string {
    if (value === null) return '';
    const name = classOf(kind, value);
    this.#styles.set(name, `::cue(.${name}) { ${property}: ${value} }`);
    return `.${name}`;
  }
}

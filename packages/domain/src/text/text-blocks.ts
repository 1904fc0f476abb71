export interface TextBlock {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

const HEADING = /^#{1,6}\s+/u;

/** Splits plain text into blocks: empty lines separate paragraphs, and a line that begins with `#` is a heading. */
export const textBlocks = (text: string): readonly TextBlock[] =>
  text
    .split(/\r?\n\s*\r?\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) =>
      HEADING.test(block)
        ? { kind: 'heading', text: block.replace(HEADING, '') }
        : { kind: 'paragraph', text: block },
    );

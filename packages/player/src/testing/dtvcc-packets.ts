import type { Caption } from './line-21.js';

/**
 * Captions of CEA-708, written from the standard rather than from what a decoder accepts.
 * @see ANSI/CTA-708-E, sections 4 to 8, of which 47 CFR § 79.102 has the same tables
 */

/** Commands of the code set C1 (section 8.10.5), and the end of a text in C0. */
const COMMAND = { display: 0x89, delete: 0x8c, penLocation: 0x92, define: 0x98 } as const;
const END_OF_TEXT = 0x03;
const ALL_WINDOWS = 0xff;
const FIRST_WINDOW = 0x01;

/** Parameters of a window of one row and 32 columns at the bottom, hidden until it is displayed. */
const HIDDEN_WINDOW = [
  // visible 0, row lock and column lock 1, priority 0
  0b0001_1000,
  // relative positioning, anchor 90 % down
  0b1101_1010,
  // anchor 50 % across
  50,
  // anchor point 7 (bottom centre), row count less one
  0b0111_0000,
  // column count less one
  31,
  // window style 1, pen style 1
  0b0000_1001,
] as const;

/** Letters of G0 are those of ASCII, and of G1 those of ISO 8859-1 (section 7.1). */
const lettersOf = (text: string): readonly number[] =>
  Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const isThere = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
    if (!isThere) throw new Error(`${letter} is neither in G0 nor in G1.`);
    return code;
  });

/** A code with its parameters, which must not be divided. */
export type DtvccCommand = readonly number[];

/** A caption that replaces what is shown. */
const commandsOf = (caption: Caption): readonly DtvccCommand[] => {
  const clear = [COMMAND.delete, ALL_WINDOWS];
  if (caption === null) return [clear];
  return [
    clear,
    [COMMAND.define, ...HIDDEN_WINDOW],
    [COMMAND.penLocation, 0, 0],
    ...lettersOf(caption).map((letter) => [letter]),
    [END_OF_TEXT],
    [COMMAND.display, FIRST_WINDOW],
  ];
};

/** Bytes that a service block has room for (section 6.2). */
const BLOCK_BYTES = 31;
/** Numbers from this one on are in a second byte of the header. */
const EXTENDED = 7;

const blocksOf = (service: number, commands: readonly DtvccCommand[]): readonly number[] => {
  const blocks: number[][] = [[]];
  for (const command of commands) {
    const last = blocks.at(-1) ?? [];
    if (last.length + command.length <= BLOCK_BYTES) last.push(...command);
    else blocks.push([...command]);
  }
  const isExtended = service >= EXTENDED;
  const further = isExtended ? [service] : [];
  return blocks.flatMap((block) =>
    [((isExtended ? EXTENDED : service) << 5) | block.length].concat(further, block),
  );
};

/** The marker bits and `cc_valid`, with `cc_type` 3 for the start of a packet and 2 for the rest of it (section 4.4). */
const [START, REST] = [0xff, 0xfe] as const;

/** Writes captions in packets whose sequence numbers follow on each other. */
export class DtvccPackets {
  #sequence = 0;

  /** A caption of a service. */
  caption(service: number, caption: Caption): readonly (readonly number[])[] {
    return this.packet(service, commandsOf(caption));
  }

  /** One packet with commands of a service, as triplets of `cc_data`. */
  packet(service: number, commands: readonly DtvccCommand[]): readonly (readonly number[])[] {
    const blocks = blocksOf(service, commands);
    // A packet has an even number of bytes; a block without a service fills it up.
    const filled = blocks.length % 2 === 0 ? [...blocks, 0] : blocks;
    const header = (this.#sequence << 6) | ((filled.length + 1) / 2);
    this.#sequence = (this.#sequence + 1) % 4;
    const bytes = [header, ...filled];
    return Array.from({ length: bytes.length / 2 }, (_, at) => [
      at === 0 ? START : REST,
      bytes[at * 2] ?? 0,
      bytes[at * 2 + 1] ?? 0,
    ]);
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Finds the commas between the elements of a JSON list, in bytes that come bit by bit. It reads bytes, since the characters
 * that matter are one byte each in UTF-8 and within no other character. The list must be well-formed.
 */
export class ElementScanner {
  #depth: number;
  #isInText = false;
  #isEscaped = false;

  /** @param depth 0 before the list, 1 between two of its elements */
  constructor(depth: 0 | 1) {
    this.#depth = depth;
  }

  /** @returns where elements begin in the next bytes: after each comma between two of them */
  next(bytes: Uint8Array): readonly number[] {
    const beginnings: number[] = [];
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (this.#isEscaped) this.#isEscaped = false;
      else if (this.#isInText) {
        if (byte === QUOTE) this.#isInText = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
      } else if (byte === QUOTE) this.#isInText = true;
      else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) this.#depth += 1;
      else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) this.#depth -= 1;
      else if (byte === COMMA && this.#depth === 1) beginnings.push(at + 1);
    }
    return beginnings;
  }
}

/** A caption, shown from the start of a segment on, up to the next one; null for none. */
export type Caption = string | null;

const CODES = { load: [0x14, 0x20], clear: [0x14, 0x2c], row15: [0x14, 0x70], show: [0x14, 0x2f] } as const;
/** The marker bits, `cc_valid`, and the first field of line 21 as `cc_type`. */
const FIELD_1 = 0xfc;

/** Characters of line 21 have odd parity. */
const withParity = (code: number): number => {
  let ones = 0;
  for (let bits = code; bits > 0; bits >>= 1) ones += bits & 1;
  return ones % 2 === 0 ? code | 0x80 : code;
};

const pairsOf = (caption: Caption): (readonly number[])[] => {
  if (caption === null) return [[...CODES.clear]];
  const codes = new TextEncoder().encode(caption);
  const letters = Array.from({ length: Math.ceil(codes.length / 2) }, (_, at) => [
    codes[at * 2] ?? 0,
    codes[at * 2 + 1] ?? 0,
  ]);
  return [[...CODES.load], [...CODES.row15], ...letters, [...CODES.show]];
};

/** A caption of CEA-608 in its first channel, as triplets of `cc_data`. @see ANSI/CTA-608-E */
export const line21 = (caption: Caption): readonly (readonly number[])[] =>
  pairsOf(caption).map(([first = 0, second = 0]) => [FIELD_1, withParity(first), withParity(second)]);

/** What a test writes into an MP4. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const joined = (parts: readonly Bytes[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Writes 32-bit numbers. */
export const numbers = (...values: readonly number[]): Bytes => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [at, value] of values.entries()) view.setUint32(at * 4, value);
  return new Uint8Array(view.buffer);
};

export const text = (value: string): Bytes => Uint8Array.from(new TextEncoder().encode(value));

export const box = (type: string, ...content: readonly Bytes[]): Bytes => {
  const body = joined(content);
  return joined([numbers(body.length + 8), text(type), body]);
};

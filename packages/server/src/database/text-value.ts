/** The array literal of PostgreSQL: `{"a","b"}`. */
const arrayText = (items: readonly unknown[]): string =>
  `{${items
    .map((item) => {
      if (Array.isArray(item)) return arrayText(item);
      const text = textValue(item);
      return text === null ? 'NULL' : `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;
    })
    .join(',')}}`;

/** A parameter in PostgreSQL's text format, converted by the same rules as in node-postgres. */
export const textValue = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return String.raw`\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return arrayText(value);
  return JSON.stringify(value);
};

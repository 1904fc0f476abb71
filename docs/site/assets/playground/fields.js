/** What was entered as JSON: a value, an empty field as undefined, and words that are no JSON as they are. */
export const parsed = (text) => {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    return trimmed;
  }
};

/** What a control says: undefined for “not set”. */
export const valueOf = (field) => {
  const { kind } = field.dataset;
  if (kind === 'switch') return field.checked;
  if (field.value === '') return undefined;
  if (kind === 'number') return Number(field.value);
  return kind === 'json' ? parsed(field.value) : field.value;
};

const LONGEST = 400;

/** A value as a line of text; what JSON cannot write is named by its class. */
export const textOf = (value) => {
  if (value === undefined) return 'undefined';
  const names = (_key, inner) => {
    if (typeof inner === 'function') return `${inner.name || 'function'}()`;
    if (inner instanceof Error) return { name: inner.name, code: inner.code, message: inner.message };
    const isPlain =
      inner === null ||
      typeof inner !== 'object' ||
      Array.isArray(inner) ||
      Object.getPrototypeOf(inner) === Object.prototype;
    return isPlain ? inner : `[${inner.constructor?.name ?? 'object'}]`;
  };
  let text;
  try {
    text = JSON.stringify(value, names) ?? String(value);
  } catch {
    text = String(value);
  }
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
};

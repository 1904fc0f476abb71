const LONGEST_FOUND = 80;

/** Truncates a value to the part that can appear in the displayed text. */
const beginning = (value: unknown, left: { entries: number }): unknown => {
  if (typeof value === 'string') return value.slice(0, LONGEST_FOUND + 1);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const entry of value as unknown[]) {
      left.entries -= 1;
      if (left.entries < 0) break;
      list.push(beginning(entry, left));
    }
    return list;
  }
  const members: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value)) {
    left.entries -= 1;
    if (left.entries < 0) break;
    members.push([key.slice(0, LONGEST_FOUND + 1), beginning(member, left)]);
  }
  return Object.fromEntries(members);
};

/** The value as JSON, truncated to one line. Only its beginning is serialised, so large values cost no more. */
export const foundValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  // Each entry takes at least one character of the text.
  const text = JSON.stringify(beginning(value, { entries: LONGEST_FOUND + 1 })) ?? typeof value;
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
};

/** Fields of a body or a query as text; what is no text is left out. */
export const fieldsOf = (source: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typeof source === 'object' && source !== null ? source : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

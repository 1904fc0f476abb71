/** String fields of a body or query; other values are omitted. */
export const fieldsOf = (source: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typeof source === 'object' && source !== null ? source : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** The subset of JSON Schema from which hostile requests are generated. */
interface HostileSchema {
  readonly type?: string;
  readonly anyOf?: readonly HostileSchema[];
  readonly properties?: Readonly<Record<string, HostileSchema>>;
  readonly items?: HostileSchema;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Close to Node's limit for the address and headers together. */
export const HOSTILE_QUERY_BYTES = 15_000;

export interface Hostile {
  readonly name: string;
  /** JSON of a body, or the text after `?`. */
  readonly text: string;
}

/** Joins the ASCII texts `part(0)`, `part(1)`, … up to the given number of bytes. */
const fill = (bytes: number, part: (index: number) => string): string => {
  const parts: string[] = [];
  let left = bytes;
  for (let index = 0; ; index += 1) {
    const next = part(index);
    left -= next.length + 1;
    if (left < 0) return parts.join(',');
    parts.push(next);
  }
};

const nest = (bytes: number, [open, close]: readonly [string, string], inside: string): string => {
  const count = Math.floor((bytes - inside.length) / (open.length + close.length));
  return `${open.repeat(count)}${inside}${close.repeat(count)}`;
};

/** Long texts that match a prefix of the contract's patterns and formats but fail at the end. */
const TEXTS: Readonly<Record<string, (bytes: number) => string>> = {
  letters: (bytes) => 'a'.repeat(bytes),
  spaces: (bytes) => ' '.repeat(bytes),
  digits: (bytes) => '1'.repeat(bytes),
  'an e-mail address': (bytes) => `a@${'a.'.repeat(bytes / 2 - 2)}!`,
  'an e-mail address with one long label': (bytes) => `a@${'a-'.repeat(bytes / 2 - 2)}!`,
  'an address': (bytes) => `https://a${'%41'.repeat(bytes / 3 - 8)}"`,
  'an address with many slashes': (bytes) => `https:${'/'.repeat(bytes - 8)}"`,
  'a language': (bytes) => `en${'-aa'.repeat(bytes / 3 - 2)}!`,
  'a facet': (bytes) => `a:${':'.repeat(bytes - 4)}\n`,
  'a path': (bytes) => '/'.repeat(bytes),
  'control characters': (bytes) => '\u0001'.repeat(bytes / 6),
  'characters of four bytes': (bytes) => '🎬'.repeat(bytes / 4),
};
const jsonText = (text: string): string => JSON.stringify(text);

/** Names that differ from a known one by a letter; they are the most expensive for the search for similar names. */
const nearMisses = (keys: readonly string[], index: number): string => {
  const key = keys[index % keys.length] ?? 'key';
  const turn = Math.floor(index / keys.length);
  const at = turn % (key.length + 1);
  return `${key.slice(0, at)}${turn.toString(36)}${key.slice(at + 1)}`;
};

const keysOf = (schema: HostileSchema): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...(schema.items === undefined ? [] : keysOf(schema.items)),
  ...(schema.anyOf ?? []).flatMap(keysOf),
];

const ABOUT_IT: ReadonlySet<string> = new Set(['$id', 'title', 'description']);

/** A location in a schema, with a function that wraps a value in the enclosing JSON. */
interface Place {
  readonly path: string;
  readonly schema: HostileSchema;
  readonly around: (inside: string) => string;
}

/** Key for schemas that allow the same values: the schema without descriptions and names. */
const meaningOf = (schema: HostileSchema): string =>
  JSON.stringify(schema, (key, value: unknown) =>
    typeof value === 'string' && ABOUT_IT.has(key) ? undefined : value,
  );

const placesOf = ({ path, schema, around }: Place): readonly Place[] => [
  { path, schema, around },
  ...Object.entries(schema.properties ?? {}).flatMap(([key, member]) =>
    placesOf({
      path: `${path}.${key}`,
      schema: member,
      around: (inside) => around(`{${JSON.stringify(key)}:${inside}}`),
    }),
  ),
  ...(schema.items === undefined
    ? []
    : placesOf({ path: `${path}[]`, schema: schema.items, around: (inside) => around(`[${inside}]`) })),
  ...(schema.anyOf ?? []).flatMap((branch) => placesOf({ path, schema: branch, around })),
];

type Fill = (bytes: number, schema: HostileSchema) => string;

const STRUCTURES: Readonly<Record<string, Fill>> = {
  'numbers in a list': (bytes) => `[${fill(bytes - 2, () => '7')}]`,
  'empty lists in a list': (bytes) => `[${fill(bytes - 2, () => '[]')}]`,
  'objects in a list': (bytes) => `[${fill(bytes - 2, (index) => `{"k${index}":0}`)}]`,
  'unknown members': (bytes) => `{${fill(bytes - 2, (index) => `"k${index}":1`)}}`,
  'numbered members': (bytes) => `{${fill(bytes - 2, (index) => `"${index * 7}":1`)}}`,
  'misspelt members': (bytes, schema) => {
    const keys = keysOf(schema);
    return `{${fill(bytes - 2, (index) => `${jsonText(nearMisses(keys, index))}:1`)}}`;
  },
  'a member with a long name': (bytes) => `{"${'k'.repeat(bytes - 6)}":1}`,
  'members with long names': (bytes) =>
    `{${fill(bytes - 2, (index) => `"${index}${'k'.repeat(bytes / 24)}":1`)}}`,
  'a long number': (bytes) => '9'.repeat(bytes),
  'nested lists': (bytes) => nest(bytes, ['[', ']'], ''),
  'nested objects': (bytes) => nest(bytes, ['{"a":', '}'], '1'),
  'lists that are not closed': (bytes) => '['.repeat(bytes),
  'a text with the name of a prototype': (bytes) => `"${'__proto__ '.repeat(bytes / 10 - 1)}"`,
};

const WRITTEN_TEXTS: Readonly<Record<string, Fill>> = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [name, (bytes: number) => jsonText(text(bytes - 2))]),
);

const FILLS: Readonly<Record<string, Fill>> = { ...STRUCTURES, ...WRITTEN_TEXTS };

/** Values of a wrong type are rejected by type alone, so only those that are most expensive to parse are tried. */
const WRONG_TYPES: ReadonlySet<string> = new Set(['objects in a list', 'unknown members', 'nested lists']);

const fillsFor = ({ type }: HostileSchema): Readonly<Record<string, Fill>> => {
  if (type === 'object' || type === 'array') return FILLS;
  const wrong = Object.fromEntries(Object.entries(STRUCTURES).filter(([name]) => WRONG_TYPES.has(name)));
  return type === 'string' ? { ...wrong, ...WRITTEN_TEXTS } : wrong;
};

/** For texts without a pattern or format, only the longest and those that are most expensive to parse are tried. */
const PLAIN_TEXTS: ReadonlySet<string> = new Set([
  'letters',
  'control characters',
  'characters of four bytes',
]);

/** Whether a value depends on the particular schema; other values are rejected alike by all schemas of the type. */
const isOfSchema = (name: string, { type, pattern, format }: HostileSchema): boolean => {
  if (type === 'object') return name === 'unknown members' || name === 'misspelt members';
  if (type === 'array') return name === 'objects in a list';
  if (type !== 'string') return false;
  return pattern === undefined && format === undefined ? PLAIN_TEXTS.has(name) : name in TEXTS;
};

/** Values tried for all members at once: those with the most errors, and texts that are expensive to parse or quote. */
const FOR_EVERY_MEMBER: ReadonlySet<string> = new Set([
  'unknown members',
  'misspelt members',
  'letters',
  'an e-mail address',
  'control characters',
]);

/** Lists of the maximum length whose entries have as many errors as fit. */
const fullList = ({ schema, around, path }: Place, bytes: number): Hostile[] => {
  const { items, maxItems } = schema;
  if (items === undefined || maxItems === undefined) return [];
  const each = Math.floor((bytes - 2) / maxItems) - 1;
  return ['misspelt members', 'unknown members', 'letters', 'an e-mail address'].flatMap((name) => {
    const entry = each < 16 ? '7' : (FILLS[name]?.(each, items) ?? '7');
    const list = Array.from({ length: maxItems }, () => entry).join(',');
    return [{ name: `${path}: a full list of ${name}`, text: around(`[${list}]`) }];
  });
};

/** An object with all members, which share the available bytes. */
const everyMember = (schema: HostileSchema, name: string, bytes: number): string => {
  const members = Object.entries(schema.properties ?? {});
  const each = Math.floor((bytes - 2) / Math.max(1, members.length)) - 64;
  return `{${members.map(([key, member]) => `${jsonText(key)}:${FILLS[name]?.(each, member) ?? '1'}`).join(',')}}`;
};

const untriedOf =
  (tried: Set<string> | undefined) =>
  (what: string): boolean => {
    const isNew = tried?.has(what) !== true;
    tried?.add(what);
    return isNew;
  };

/**
 * Bodies of up to the given number of bytes that are as expensive as possible to validate against a schema.
 * @param tried keys of parts already covered by other schemas, which are skipped; the parts of this schema are added
 */
export const hostileBodies = (described: object, bytes: number, tried?: Set<string>): readonly Hostile[] => {
  const schema: HostileSchema = described;
  const isUntried = untriedOf(tried);
  const places = placesOf({ path: 'body', schema, around: (inside) => inside }).filter(
    (place) => isUntried(meaningOf(place.schema)) || place.schema === schema,
  );
  const bodies = [
    ...places.flatMap((place) =>
      Object.entries(fillsFor(place.schema))
        .filter(([name]) => isOfSchema(name, place.schema) || isUntried(`${name} for ${place.schema.type}`))
        .map(([name, text]) => ({
          name: `${place.path}: ${name}`,
          text: place.around(text(bytes - place.around('').length, place.schema)),
        })),
    ),
    ...places.flatMap((place) => fullList(place, bytes - place.around('').length)),
    ...Object.keys(FILLS)
      .filter((name) => tried === undefined || FOR_EVERY_MEMBER.has(name))
      .map((name) => ({
        name: `every member: ${name}`,
        text: everyMember(schema, name, bytes),
      })),
  ];
  return bodies.filter(({ text }) => Buffer.byteLength(text) <= bytes);
};

const JOINED = /,/gu;

/** Queries of up to the given number of bytes, like {@link hostileBodies}. */
export const hostileQueries = (described: object, bytes: number, tried?: Set<string>): readonly Hostile[] => {
  const schema: HostileSchema = described;
  const members = Object.entries(schema.properties ?? {});
  const keys = members.map(([key]) => key);
  const isUntried = untriedOf(tried);
  const ofMember = ([key, member]: readonly [string, HostileSchema]): readonly Hostile[] => [
    { name: `${key}: repeated`, text: fill(bytes, () => `${key}=`).replace(JOINED, '&') },
    { name: `${key}: repeated numbers`, text: fill(bytes, () => `${key}=7`).replace(JOINED, '&') },
    ...Object.entries(TEXTS)
      .filter(([name]) => isOfSchema(name, member) || isUntried(`${name} for ${member.type}`))
      .map(([name, text]) => ({
        name: `${key}: ${name}`,
        text: `${key}=${encodeURIComponent(text(Math.floor(bytes / 3)))}`.slice(0, bytes),
      })),
  ];
  const queries = [
    ...members.filter(([, member]) => isUntried(meaningOf(member))).flatMap(ofMember),
    { name: 'unknown members', text: fill(bytes, (index) => `k${index}=1`).replace(JOINED, '&') },
    {
      name: 'misspelt members',
      text: fill(bytes, (index) => `${nearMisses(keys, index)}=1`).replace(JOINED, '&'),
    },
    { name: 'a member with a long name', text: `${'k'.repeat(bytes - 2)}=1` },
    { name: 'percent signs', text: `${keys[0] ?? 'k'}=${'%'.repeat(bytes - 80)}` },
  ];
  return queries.map(({ name, text }) => ({ name, text: text.slice(0, bytes) }));
};

/** A list of languages of the maximum header length. */
export const hostileLanguage = (): string => 'en,'.repeat(HOSTILE_QUERY_BYTES / 3);

import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** The subset of JSON Schema from which values are generated. */
export interface ValueSchema {
  readonly type?: string;
  readonly anyOf?: readonly ValueSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, ValueSchema>>;
  readonly items?: ValueSchema;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Ids of the demo, so that requests get past “not found”. */
const KNOWN_IDS = ['1', '1001', '1004', '2001', '3003', '4001', '5001', '6001', 'home', 'films', 'help'];

/** Texts that commonly break services: empty text, lone surrogates, syntax of databases, paths and patterns. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001b[2J',
  '\ud800',
  'x\udfff',
  '\ufffe\uffff',
  '🎬'.repeat(40),
  'é\u0301\u202e',
  "' or 1=1; --",
  '%_\\',
  '$1',
  '../../../etc/passwd',
  '%00',
  '%c3%28',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e308',
  '9223372036854775808',
  'a:b',
  ':',
  ',',
  'a:b,c:d',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2026-12-31T23:59:60Z',
  '2026-02-30',
  '0000-00-00',
  'en-x-\0',
  'eyJhbGciOiJub25lIn0.e30.',
  'bnVsbA',
  'eyJpZCI6Ilx1MDAwMCJ9',
  'W10',
  '//evil.example',
  'javascript:alert(1)',
  'a'.repeat(5_000),
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1e-320,
  1e15,
  1e16,
  8.64e15 + 1,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  253_402_300_800_000,
];

/** Deeply nested objects or lists, built iteratively because the depth would overflow a recursive generator. */
const nested = (depth: number, wrap: (inside: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const DEEP_STRUCTURES = [7, 9, 200].flatMap((depth) => [
  nested(depth, (inside) => [inside]),
  nested(depth, (inside) => ({ a: inside })),
]);

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], ...DEEP_STRUCTURES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Texts that match a pattern; arbitrary texts, most of which are invalid, if the pattern's syntax is not supported. */
const matching = (pattern: string): Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return hostileText;
  }
};

const anInstant = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const properText = ({ format, pattern, maxLength = 200 }: ValueSchema): Arbitrary<string> => {
  if (format === 'date-time') return anInstant;
  if (format === 'date') return anInstant.map((instant) => instant.slice(0, 10));
  if (format === 'email') return fc.nat({ max: 30 }).map((name) => `person-${name}@example.org`);
  if (pattern !== undefined) return matching(pattern).map((text) => text.slice(0, maxLength));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...KNOWN_IDS) },
    { weight: 2, arbitrary: hostileText.map((text) => text.slice(0, maxLength)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(40, maxLength) }) },
  );
};

const OFTEN = 30;
const MOST_ENTRIES = 4;

/** A value that matches the schema, except that any part may be replaced with a hostile one. */
export const valueOf = (schema: ValueSchema): Arbitrary<unknown> =>
  fc.oneof(
    { weight: OFTEN, arbitrary: properValue(schema) },
    { weight: 2, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

const objectOf = ({ properties = {}, required = [], patternProperties = {} }: ValueSchema) => {
  const members = Object.fromEntries(
    Object.entries(properties).map(([key, member]) => [
      key,
      required.includes(key) ? valueOf(member) : fc.option(valueOf(member), { nil: undefined }),
    ]),
  );
  const free = Object.values(patternProperties)[0];
  const more = fc.oneof(
    { weight: OFTEN, arbitrary: fc.constant<Record<string, unknown>>({}) },
    { weight: 1, arbitrary: fc.dictionary(hostileText, hostileValue, { maxKeys: 2 }) },
  );
  const named = free === undefined ? more : fc.dictionary(hostileText, valueOf(free), { maxKeys: 3 });
  return fc.tuple(fc.record(members), named).map((parts) => Object.assign({}, ...parts) as unknown);
};

const properValue = (schema: ValueSchema): Arbitrary<unknown> => {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(properValue));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const { minimum = -1_000_000, maximum = 1_000_000 } = schema;
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        maxLength: Math.min(MOST_ENTRIES, schema.maxItems ?? 9),
      });
    case 'integer':
      return fc.oneof(
        fc.constantFrom(minimum, maximum),
        fc
          .maxSafeInteger()
          .map(
            (integer) => minimum + (Math.abs(integer) % Math.max(1, Math.min(maximum, 2 ** 52) - minimum)),
          ),
      );
    case 'number':
      return fc.oneof(
        fc.constantFrom(minimum, maximum),
        fc.double({ min: minimum, max: maximum, noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return properText(schema);
    case undefined:
    default:
      return hostileValue;
  }
};

import { Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '../calls.js';
import type { Call } from './call.js';
import { BODY_BYTES_MAX, BODY_DEPTH_MAX } from './limits.js';
import { shapes } from '../schemas.js';
import type { CallShape } from './shape.js';

/** The JSON Schema keywords used in requests. */
interface Node {
  readonly pattern?: string;
  readonly type?: string;
  readonly anyOf?: readonly Node[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly patternProperties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean | Node;
  readonly items?: Node;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

const READ: ReadonlySet<string> = new Set(
  [
    ['type', 'anyOf', 'const', 'enum', 'properties', 'required', 'items', 'patternProperties'],
    ['additionalProperties', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties'],
    ['maxProperties', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'pattern', 'format'],
    ['default', 'description', '$id'],
  ].flat(),
);

const isSingle = ({ const: only, enum: words }: Node): boolean => only !== undefined || words !== undefined;
const membersOf = (node: Node): readonly Node[] => [
  ...Object.values(node.properties ?? {}),
  ...Object.values(node.patternProperties ?? {}),
  ...(typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []),
];
const isRecord = (node: Node): boolean => membersOf(node).length > Object.keys(node.properties ?? {}).length;

const ownIssues = (node: Node): string[] => {
  const unread = Object.keys(node).filter((keyword) => !READ.has(keyword));
  // `uniqueItems` takes quadratic time, `$ref` allows recursion, and `allOf` could hide a bound.
  if (unread.length > 0) return [`holds ${unread.join(', ')}, which this test cannot judge`];
  if (node.anyOf !== undefined) {
    const types = node.anyOf.map(({ type, const: only }) => type ?? typeof only);
    return new Set(types).size === types.length ? [] : ['has two branches for values of one type'];
  }
  if (isSingle(node)) return [];
  switch (node.type ?? '') {
    case 'string':
      return [
        ...(node.maxLength === undefined ? ['is a string without maxLength'] : []),
        // The format alone accepts the year 0000, which databases reject.
        ...((node.format ?? '').startsWith('date') && node.pattern === undefined
          ? ['is a date without bounds']
          : []),
      ];
    case 'array':
      return node.maxItems === undefined ? ['is an array without maxItems'] : [];
    case 'object':
      return isRecord(node) && node.maxProperties === undefined ? ['is a record without maxProperties'] : [];
    case 'integer':
    case 'number': {
      const least = node.minimum ?? node.exclusiveMinimum;
      return least === undefined || node.maximum === undefined ? ['is a number without bounds'] : [];
    }
    case 'boolean':
    case 'null':
      return [];
    default:
      return ['may hold anything'];
  }
};

const issuesOf = (node: Node, place: string): string[] => [
  ...ownIssues(node).map((issue) => `${place} ${issue}`),
  ...Object.entries(node.properties ?? {}).flatMap(([key, member]) => issuesOf(member, `${place}.${key}`)),
  ...(isRecord(node) ? membersOf(node).flatMap((member) => issuesOf(member, `${place}.*`)) : []),
  ...(node.items === undefined ? [] : issuesOf(node.items, `${place}[]`)),
  ...(node.anyOf ?? []).flatMap((branch) => issuesOf(branch, place)),
];

const depthOf = (node: Node): number => {
  const inside = [...membersOf(node), ...(node.items === undefined ? [] : [node.items])];
  const own = node.type === 'object' || node.type === 'array' ? 1 : 0;
  return Math.max(own + Math.max(0, ...inside.map(depthOf)), ...(node.anyOf ?? []).map(depthOf));
};

const LONGEST_NUMBER = 25;
const LONGEST_RECORD_KEY = 64;
const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Outside ASCII, a character takes up to four bytes in UTF-8; these patterns allow only ASCII. */
const ASCII_ONLY = /^\^(?:\\\+)?\[(?:[A-Za-z0-9\\_.-])+\](?:\{[\d,]+\}|\+)\$$/u;
const bytesOf = (node: Node): number => {
  if (node.anyOf !== undefined) return Math.max(...node.anyOf.map(bytesOf));
  if (node.const !== undefined) return jsonBytes(node.const);
  if (node.enum !== undefined) return Math.max(...node.enum.map(jsonBytes));
  switch (node.type ?? '') {
    case 'string':
      return 2 + (node.maxLength ?? Infinity) * (ASCII_ONLY.test(node.pattern ?? '') ? 1 : 4);
    case 'array':
      return 2 + (node.maxItems ?? Infinity) * (1 + bytesOf(node.items ?? {}));
    case 'object': {
      const named = Object.entries(node.properties ?? {}).map(
        ([key, member]) => jsonBytes(key) + 2 + bytesOf(member),
      );
      const free = isRecord(node)
        ? (node.maxProperties ?? Infinity) *
          (4 * LONGEST_RECORD_KEY + 4 + Math.max(...membersOf(node).map(bytesOf)))
        : 0;
      return 2 + named.reduce((sum, bytes) => sum + bytes, 0) + free;
    }
    default:
      return LONGEST_NUMBER;
  }
};

const parts = (Object.entries(shapes) as [CallName, CallShape][]).flatMap(([name, shape]) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    // TypeBox's type does not expose the keywords of the JSON Schema.
    const schema = shape[part] as Node | undefined;
    return schema === undefined ? [] : [{ name, part, schema }];
  }),
);
const bodies = parts.filter(({ part }) => part === 'body');

describe('the bounds of a request', () => {
  it.each(parts)(
    '$name: every string, number, array and record of its $part is bounded',
    ({ part, schema }) => {
      expect(issuesOf(schema, part)).toEqual([]);
    },
  );

  it.each(bodies)('$name: the body is nested no deeper than BODY_DEPTH_MAX', ({ schema }) => {
    expect(depthOf(schema)).toBeLessThanOrEqual(BODY_DEPTH_MAX);
  });

  it.each(bodies)('$name: the body is no larger than the call allows', ({ name, schema }) => {
    const { bodyBytes = BODY_BYTES_MAX }: Call = calls[name];
    expect(bytesOf(schema)).toBeLessThanOrEqual(bodyBytes);
  });

  it('finds unbounded schemas at any depth', () => {
    const open = Type.Object({
      text: Type.Union([Type.String(), Type.Null()]),
      list: Type.Array(Type.Object({ entries: Type.Array(Type.Boolean()) }), { maxItems: 2 }),
      free: Type.Record(Type.String(), Type.String({ maxLength: 5 })),
      any: Type.Unknown(),
      page: Type.Integer({ minimum: 1 }),
      day: Type.String({ format: 'date', maxLength: 10 }),
      words: Type.Array(Type.Boolean(), { maxItems: 2, uniqueItems: true }),
      either: Type.Union([Type.Object({}), Type.Object({})]),
      itself: Type.Recursive((This) => Type.Object({ inside: Type.Optional(This) })),
    });
    expect(issuesOf(open as Node, 'body')).toEqual([
      'body.text is a string without maxLength',
      'body.list[].entries is an array without maxItems',
      'body.free is a record without maxProperties',
      'body.any may hold anything',
      'body.page is a number without bounds',
      'body.day is a date without bounds',
      'body.words holds uniqueItems, which this test cannot judge',
      'body.either has two branches for values of one type',
      'body.itself.inside holds $ref, which this test cannot judge',
    ]);
  });

  it('computes the depth and the size of a nested schema', () => {
    const entry = Type.Object({ b: Type.String({ maxLength: 3 }) });
    const nested = Type.Object({ a: Type.Array(entry, { maxItems: 2 }) }) as Node;
    expect(depthOf(nested)).toBe(3);
    expect(bytesOf(nested)).toBeGreaterThanOrEqual(
      Buffer.byteLength(JSON.stringify({ a: [{ b: '🎬🎬🎬' }, { b: '🎬🎬🎬' }] })),
    );
  });
});

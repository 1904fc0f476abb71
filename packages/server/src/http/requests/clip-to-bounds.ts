import { ISSUES_MAX } from '@footlight/contract';

/** The part of a request schema that bounds the size of values. */
interface Bounds {
  readonly type?: string;
  readonly anyOf?: readonly Bounds[];
  readonly properties?: Readonly<Record<string, Bounds>>;
  readonly patternProperties?: Readonly<Record<string, Bounds>>;
  readonly items?: Bounds;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
}

const jsonType = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

const LONGEST_CODE_POINT = 2;

const clipMembers = (bounds: Bounds, value: object): unknown => {
  const { properties = {}, patternProperties, maxProperties = ISSUES_MAX } = bounds;
  const free = Object.values(patternProperties ?? {})[0] ?? {};
  let left = 1 + (patternProperties === undefined ? ISSUES_MAX : maxProperties);
  const entries: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value)) {
    const named = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (named !== undefined) entries.push([key, clipToBounds(named, member)]);
    else if (left > 0) {
      left -= 1;
      entries.push([key, clipToBounds(free, member)]);
    }
  }
  return Object.fromEntries(entries);
};

/**
 * A copy of an invalid value that violates the same rules but only just exceeds the bounds of its schema: an array
 * keeps one entry more than allowed, a text one character more, an object one unknown member more than a response
 * reports. The cost of finding all issues is thus bounded by the contract rather than by the sender.
 *
 * Every array and string of the schema must have a bound, and a union at most one branch per type of value; a test of
 * the contract verifies this.
 */
export const clipToBounds = (bounds: Bounds, value: unknown): unknown => {
  if (bounds.anyOf !== undefined) {
    const branch = bounds.anyOf.find(({ type }) => type === jsonType(value));
    return branch === undefined ? value : clipToBounds(branch, value);
  }
  if (typeof value === 'string') {
    return bounds.maxLength === undefined
      ? value
      : value.slice(0, LONGEST_CODE_POINT * (bounds.maxLength + 1));
  }
  if (Array.isArray(value)) {
    const { items, maxItems = ISSUES_MAX } = bounds;
    return items === undefined
      ? value
      : value.slice(0, maxItems + 1).map((entry: unknown) => clipToBounds(items, entry));
  }
  return typeof value === 'object' && value !== null && bounds.type === 'object'
    ? clipMembers(bounds, value)
    : value;
};

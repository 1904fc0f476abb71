import { RPC_CODE, RpcError } from './errors.js';

/** Reads one parameter. */
export interface Field<T> {
  /** What is allowed, in words: stands in the error and in the reference. */
  readonly expected: string;
  /** What it consists of, where it is an object; the reference is made from it. */
  readonly members?: Readonly<Record<string, AnyField>>;
  /** @throws {RpcError} -32602 naming `path`. */
  read(value: unknown, path: string): T;
}

/** A field of one plain value. */
interface Leaf<T> extends Field<T> {
  accepts(value: unknown): value is T;
}

export interface OptionalField<T> {
  readonly optional: Field<T>;
}

type AnyField = Field<unknown> | OptionalField<unknown>;
type ValueOf<F> = F extends Field<infer T> ? T : F extends OptionalField<infer T> ? T : never;
type OptionalKeys<S> = { [K in keyof S]: S[K] extends OptionalField<unknown> ? K : never }[keyof S];
type RecordOf<S> = { readonly [K in Exclude<keyof S, OptionalKeys<S>>]: ValueOf<S[K]> } & {
  readonly [K in OptionalKeys<S>]?: ValueOf<S[K]>;
};
type OneOf<S> = { [K in keyof S]: { readonly [P in K]: ValueOf<S[K]> } }[keyof S];

const refuse = (path: string, expected: string): never => {
  throw new RpcError(RPC_CODE.invalidParams, { path, expected });
};

const field = <T>(expected: string, accepts: (value: unknown) => value is T): Leaf<T> => ({
  expected,
  accepts,
  read: (value, path) => (accepts(value) ? value : refuse(path, expected)),
});

/** Text of 1 to `max` characters. */
export const text = (max = 200): Leaf<string> =>
  field(
    `text of 1 to ${max} characters`,
    (value): value is string => typeof value === 'string' && value.length > 0 && value.length <= max,
  );

/** An id: text, which pages whose ids are numbers may write as one. */
export const identity = (max: number): Leaf<string> => {
  const written = text(max);
  const expected = `${written.expected}, or a whole number`;
  return {
    expected,
    accepts: (value): value is string => written.accepts(value),
    read: (value, path) => {
      const given =
        typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? `${value}` : value;
      return written.accepts(given) ? given : refuse(path, expected);
    },
  };
};

/** A finite number within bounds, both included. */
export const number = (min: number, max: number, unit = ''): Leaf<number> =>
  field(
    `a number from ${min} to ${max}${unit === '' ? '' : ` ${unit}`}`,
    (value): value is number => typeof value === 'number' && value >= min && value <= max,
  );

export const flag: Leaf<boolean> = field('true or false', (value) => typeof value === 'boolean');

export const words = <const W extends readonly (string | true)[]>(...allowed: W): Leaf<W[number]> =>
  field(allowed.map((word) => JSON.stringify(word)).join(' or '), (value): value is W[number] =>
    allowed.some((word) => word === value),
  );

export const nullable = <T>(inner: Leaf<T>): Leaf<T | null> => {
  const expected = `${inner.expected}, or null`;
  return {
    expected,
    accepts: (value): value is T | null => value === null || inner.accepts(value),
    read: (value, path) => {
      if (value === null) return null;
      try {
        return inner.read(value, path);
      } catch {
        return refuse(path, expected);
      }
    },
  };
};

export const either = <A, B>(one: Leaf<A>, other: Leaf<B>): Leaf<A | B> =>
  field(
    `${one.expected} or ${other.expected}`,
    (value): value is A | B => one.accepts(value) || other.accepts(value),
  );

export const optional = <T>(inner: Field<T>): OptionalField<T> => ({ optional: inner });

export const listOf = <T>(inner: Field<T>, max: number): Field<readonly T[]> => {
  const expected = `a list of at most ${max}, each ${inner.expected}`;
  return {
    expected,
    read: (value, path) =>
      Array.isArray(value) && value.length <= max
        ? value.map((item: unknown, at) => inner.read(item, `${path}[${at}]`))
        : refuse(path, expected),
  };
};

const membersOf = (value: unknown, path: string): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : refuse(path, 'an object');

/** Members by name; a member set to `undefined` counts as absent, unknown ones are dropped. */
export const record = <const S extends Readonly<Record<string, AnyField>>>(shape: S): Field<RecordOf<S>> => ({
  expected: 'an object',
  members: shape,
  read(value, path) {
    const members = membersOf(value, path);
    const known: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(shape)) {
      const given = members[name];
      if ('read' in member) known[name] = member.read(given, `${path}.${name}`);
      else if (given !== undefined) known[name] = member.optional.read(given, `${path}.${name}`);
    }
    return known as RecordOf<S>;
  },
});

/** An object with exactly one of the named members. */
export const exactlyOne = <const S extends Readonly<Record<string, Field<unknown>>>>(
  shape: S,
): Field<OneOf<S>> => {
  const expected = `exactly one of ${Object.keys(shape).join(', ')}`;
  return {
    expected,
    members: shape,
    read(value, path) {
      const members = membersOf(value, path);
      const given = Object.entries(shape).filter(([name]) => members[name] !== undefined);
      const [only] = given;
      if (only === undefined || given.length > 1) return refuse(path, expected);
      const [name, member] = only;
      return { [name]: member.read(members[name], `${path}.${name}`) } as OneOf<S>;
    },
  };
};

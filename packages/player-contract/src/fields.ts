/** A field rejected a value. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  /** The path of the value, such as `params.volume`. */
  readonly path: string;
  /** The allowed values, in words. */
  readonly expected: string;

  constructor(path: string, expected: string) {
    super(`${path} must be ${expected}.`);
    this.path = path;
    this.expected = expected;
  }
}

/** Parses and checks one parameter. */
export interface Field<T> {
  /** The allowed values, in words, for error messages and the reference. */
  readonly expected: string;
  /** The members of an object field; the reference is generated from them. */
  readonly members?: Readonly<Record<string, AnyField>>;
  /** @throws {FieldError} with `path` */
  read(value: unknown, path: string): T;
}

/** A field with a single plain value. */
export interface Leaf<T> extends Field<T> {
  accepts(value: unknown): value is T;
}

export interface OptionalField<T> {
  readonly optional: Field<T>;
}

type AnyField = Field<unknown> | OptionalField<unknown>;
export type ValueOf<F> = F extends Field<infer T> ? T : F extends OptionalField<infer T> ? T : never;
type OptionalKeys<S> = { [K in keyof S]: S[K] extends OptionalField<unknown> ? K : never }[keyof S];
/** Flattens a mapped type, so that editors and the reference show its members instead of the type operators. */
type Spelt<T> = T extends unknown ? { [K in keyof T]: T[K] } : never;
type RecordOf<S> = Spelt<
  { readonly [K in Exclude<keyof S, OptionalKeys<S>>]: ValueOf<S[K]> } & {
    readonly [K in OptionalKeys<S>]?: ValueOf<S[K]>;
  }
>;
/** An object with all of these fields. */
export type ShapeOf<S> = { readonly [K in keyof S]: ValueOf<S[K]> };
type OneOf<S> = { [K in keyof S]: Spelt<{ readonly [P in K]: ValueOf<S[K]> }> }[keyof S];

const refuse = (path: string, expected: string): never => {
  throw new FieldError(path, expected);
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

/** Text that matches a pattern. @param expected the allowed values, in words */
export const pattern = (form: RegExp, expected: string): Leaf<string> =>
  field(expected, (value): value is string => typeof value === 'string' && form.test(value));

export const isoTime: Leaf<string> = field(
  'an ISO time',
  (value): value is string => typeof value === 'string' && Number.isFinite(Date.parse(value)),
);

/** An id: text, or a whole number for pages with numeric ids. */
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

/** A finite number within inclusive bounds. */
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

type AllOptional<S> = { readonly [K in keyof S]: OptionalField<ValueOf<S[K]>> };

/** The same fields, all of them optional. */
export const anyOf = <const S extends Readonly<Record<string, Field<unknown>>>>(shape: S): AllOptional<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, member]) => [name, optional(member)]),
  ) as AllOptional<S>;

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

/** The members of an untrusted value that pass their fields; others are dropped. */
export const accepted = <const S extends Readonly<Record<string, Field<unknown>>>>(
  shape: S,
  value: unknown,
): Partial<ShapeOf<S>> => {
  if (typeof value !== 'object' || value === null) return {};
  const known: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(shape)) {
    try {
      known[name] = member.read(Reflect.get(value, name), name);
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
    }
  }
  return known as Partial<ShapeOf<S>>;
};

/** An object whose invalid members are dropped. */
export const tolerant = <const S extends Readonly<Record<string, Field<unknown>>>>(
  shape: S,
): Field<Partial<ShapeOf<S>>> => ({
  expected: 'an object',
  read: (value, path) => accepted(shape, membersOf(value, path)),
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

const KEY = Symbol.for('footlight');

const registry = (): Map<string, unknown> => {
  const present: unknown = Reflect.get(globalThis, KEY);
  if (present instanceof Map) return present;
  const made = new Map<string, unknown>();
  Reflect.set(globalThis, KEY, made);
  return made;
};

/**
 * One of a kind for the page: each file of the SDK that stands alone has a copy of this code, and all of one page
 * share what the first of them made.
 * @param name of the kind, which belongs to one type
 */
export const oncePerPage = <Kind>(name: string, create: () => Kind): Kind => {
  const kinds = registry();
  if (!kinds.has(name)) kinds.set(name, create());
  return kinds.get(name) as Kind;
};

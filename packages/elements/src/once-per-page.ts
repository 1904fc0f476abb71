const KEY = Symbol.for('footlight');

const registry = (): Map<string, unknown> => {
  const present: unknown = Reflect.get(globalThis, KEY);
  if (present instanceof Map) return present;
  const made = new Map<string, unknown>();
  Reflect.set(globalThis, KEY, made);
  return made;
};

/**
 * A page-wide singleton. Every standalone SDK file contains a copy of this code, and all of them on a page share the
 * instance that the first one created.
 * @param name of the instance; each name has one type
 */
export const oncePerPage = <Kind>(name: string, create: () => Kind): Kind => {
  const kinds = registry();
  if (!kinds.has(name)) kinds.set(name, create());
  return kinds.get(name) as Kind;
};

const MOST_FIELDS = 8;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathsOf = function* (before: unknown, after: unknown, path: string): Generator<string> {
  if (isObject(before) && isObject(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* pathsOf(before[name], after[name], path === '' ? name : `${path}.${name}`);
  } else if (JSON.stringify(before) !== JSON.stringify(after)) yield path;
};

/** Paths of the members in which two documents differ, such as `texts.en.title`; at most eight, and then `…`. */
export const differences = (before: unknown, after: unknown): readonly string[] => {
  const paths = [...pathsOf(before, after, '')];
  if (paths.length === 0)
    return [
      JSON.stringify(before) === JSON.stringify(after) ? 'follows its file again' : 'order of its members',
    ];
  return paths.length <= MOST_FIELDS ? paths : [...paths.slice(0, MOST_FIELDS), '…'];
};

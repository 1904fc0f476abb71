/** Deep enough for every honest address; a path that still changes after it is refused. */
const ROUNDS_MAX = 8;
// eslint-disable-next-line no-control-regex -- Control characters are what is looked for.
const UNSAFE = /[\\\u0000-\u001F\u007F]/u;

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Whether every server reads a path in the same way, however often it decodes it: an address that a check has compared
 * must not become another one where the file is read.
 * @param path a path as it was received, without decoding
 */
export const isCanonicalPath = (path: string): boolean => {
  let text = path;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = decoded(text);
    if (next === undefined) return false;
    if (next === text) {
      const [, ...segments] = text.split('/');
      const names = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
      // Counted before and after decoding, because an encoded slash names another folder to whoever decodes it.
      return (
        !UNSAFE.test(text) &&
        names.every((name) => name !== '' && name !== '.' && name !== '..') &&
        text.split('/').length === path.split('/').length
      );
    }
    text = next;
  }
  return false;
};

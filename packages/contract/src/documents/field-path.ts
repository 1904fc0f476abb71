/**
 * A place in a document in readable form: `/buckets/0/title` → `buckets[0].title`.
 *
 * @param pointer a JSON Pointer; empty for the document as a whole
 * @see RFC 6901
 */
export const fieldPath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => {
      if (/^\d+$/u.test(part)) return `${path}[${part}]`;
      return path === '' ? part : `${path}.${part}`;
    }, '');

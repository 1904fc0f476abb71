/** Longest key of S3, in bytes of UTF-8. */
const LONGEST_KEY = 1024;
// eslint-disable-next-line no-control-regex -- Control characters are what is looked for.
const UNSAFE = /[\\\u0000-\u001F\u007F]/u;

/** Hidden names are of files on their way into the store. */
const isName = (name: string): boolean => name !== '' && !name.startsWith('.') && !UNSAFE.test(name);

/** Whether a key names one object, below the root of the store, in every kind of store. */
export const isCanonicalKey = (key: string): boolean =>
  Buffer.byteLength(key) <= LONGEST_KEY && key.split('/').every(isName);

/** The same for the beginning of keys: nothing, or names that each end with a slash. */
export const isCanonicalPrefix = (prefix: string): boolean =>
  prefix === '' || (prefix.endsWith('/') && isCanonicalKey(prefix.slice(0, -1)));

/** @throws {RangeError} for a key that is not canonical */
export const requireKey = (key: string): void => {
  if (!isCanonicalKey(key))
    throw new RangeError(
      `key: found ${JSON.stringify(key)}; allowed: names with single slashes between them.`,
    );
};

/** @throws {RangeError} for a prefix that is not canonical, or is of the whole store */
export const requirePrefix = (prefix: string): void => {
  if (prefix === '' || !isCanonicalPrefix(prefix))
    throw new RangeError(
      `prefix: found ${JSON.stringify(prefix)}; allowed: names that each end with a slash.`,
    );
};

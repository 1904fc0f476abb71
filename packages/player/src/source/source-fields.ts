import { FieldError, type Field } from '@footlight/player-contract';

/** An address, which may be relative to the page; read as an absolute one. */
export const address: Field<string> = {
  expected: 'an address',
  read(value, path) {
    if (typeof value !== 'string' || value === '' || !URL.canParse(value, document.baseURI))
      throw new FieldError(path, this.expected);
    return new URL(value, document.baseURI).href;
  },
};

/** An attribute is JSON; a property is read as it is. */
export const json = <T>(inner: Field<T>): Field<T> => ({
  expected: inner.expected,
  read(value, path) {
    if (typeof value !== 'string') return inner.read(value, path);
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch {
      throw new FieldError(path, 'JSON');
    }
    return inner.read(parsed, path);
  },
});

import { FieldError } from '@footlight/player-contract';

const isHeader = (name: string, value: string): boolean => {
  try {
    return new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
};

/** @throws {FieldError} unless the value is an object of valid header names and values */
export const requireHeaders = (value: unknown, path: string): void => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FieldError(path, 'an object of header names and values');
  for (const [name, text] of Object.entries(value)) {
    if (typeof text !== 'string') throw new FieldError(`${path}.${name}`, 'text');
    if (!isHeader(name, text)) throw new FieldError(`${path}.${name}`, 'a valid HTTP header');
  }
};

import { readFileSync } from 'node:fs';
import type { Static, TSchema } from '@sinclair/typebox';
import { fieldIssues } from '../http/requests/field-issues.js';
import { compileResponse } from '../http/requests/validation.js';
import { RealmError } from './realm-error.js';

/**
 * Reads and validates a JSON file of a realm. Undefined if the file does not exist.
 * @throws {RealmError} naming the file and, for each issue, the key, the value found and the allowed values
 */
export const readJsonFile = <T extends TSchema>(file: string, schema: T): Static<T> | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new RealmError(file, [{ field: '(whole)', found, allowed: 'well-formed JSON' }], { cause });
  }
  const validate = compileResponse(schema);
  if (!validate(value)) throw new RealmError(file, fieldIssues(validate.errors ?? []));
  return value;
};

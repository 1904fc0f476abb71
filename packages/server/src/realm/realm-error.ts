import type { FieldIssue } from '@footlight/contract';
import { StartError } from '../start-error.js';

/** A realm (or catalogue) file that cannot be used; the message names the file, each key, what was found and what is allowed. */
export class RealmError extends StartError {
  override readonly name = 'RealmError';
  readonly file: string;
  readonly issues: readonly FieldIssue[];

  constructor(file: string, issues: readonly FieldIssue[], options?: ErrorOptions) {
    const lines = issues.map(
      ({ field, found, allowed }) => `  ${field}: found ${found}; allowed: ${allowed}`,
    );
    super([`${file} cannot be used:`, ...lines].join('\n'), options);
    this.file = file;
    this.issues = issues;
  }
}

export const isRealmError = (value: unknown): value is RealmError => value instanceof RealmError;

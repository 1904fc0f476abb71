import type { FieldIssue } from '@footlight/contract';
import { StartError } from '../start-error.js';

/** An invalid realm or catalogue file. The message names the file, each key, the value found and the allowed values. */
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

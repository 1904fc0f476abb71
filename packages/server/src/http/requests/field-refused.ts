import type { FieldIssue } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import { foundValue } from './found-value.js';

/** An issue of one body field that the schema cannot express. */
export const issueOf = (field: string, value: unknown, allowed: string): FieldIssue => ({
  field,
  found: foundValue(value),
  allowed,
});

/** The error for one or more invalid fields. */
export const invalidFields = (issues: readonly FieldIssue[]): ApiError =>
  new ApiError('INVALID_FIELD', { details: { issues } });

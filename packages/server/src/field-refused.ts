import type { FieldIssue } from '@footlight/contract';
import { ApiError } from './api-error.js';
import { foundValue } from './found-value.js';

/** What is wrong with one field of a body that its schema could not say. */
export const issueOf = (field: string, value: unknown, allowed: string): FieldIssue => ({
  field,
  found: foundValue(value),
  allowed,
});

/** The refusal of one or more fields. */
export const fieldsRefused = (issues: readonly FieldIssue[]): ApiError =>
  new ApiError('INVALID_FIELD', { details: { issues } });

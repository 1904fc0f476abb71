import type { HttpError } from '@footlight/client';
import { callErrorOf, type CallError } from '@footlight/state';

/** A failure with the billing details that the service reports missing. */
export interface ErrorResponse extends CallError {
  readonly missingFields: readonly string[];
}

export const refusalOf = (error: HttpError): ErrorResponse => {
  const missing = error.details['missingFields'];
  return {
    ...callErrorOf(error),
    missingFields: Array.isArray(missing) ? missing.filter((field) => typeof field === 'string') : [],
  };
};

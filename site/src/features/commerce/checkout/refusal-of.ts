import type { HttpError } from '@footlight/client';
import { failureOf, type Failure } from '@footlight/state';

/** A failure with the billing details that the service reports missing. */
export interface Refusal extends Failure {
  readonly missingFields: readonly string[];
}

export const refusalOf = (error: HttpError): Refusal => {
  const missing = error.details['missingFields'];
  return {
    ...failureOf(error),
    missingFields: Array.isArray(missing) ? missing.filter((field) => typeof field === 'string') : [],
  };
};

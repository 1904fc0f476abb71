import type { HttpError } from '@footlight/client';
import { callErrorOf, type CallError } from '@footlight/state';

/** A failure with the billing details that the service reports missing. */
export interface PaymentError extends CallError {
  readonly missingFields: readonly string[];
}

export const paymentErrorOf = (error: HttpError): PaymentError => {
  const missing = error.details['missingFields'];
  return {
    ...callErrorOf(error),
    missingFields: Array.isArray(missing) ? missing.filter((field) => typeof field === 'string') : [],
  };
};

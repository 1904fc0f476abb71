import { callErrorOf, userLicencesQuery, type CallError } from '@footlight/state';
import { useState, useTransition } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { errorMessage } from '../../commerce/checkout/error-message.js';

/** Runs one change of a licence or payment method at a time and reports its outcome. */
export const useCommerceAction = () => {
  const t = useCheckoutLabels();
  const { state } = useSite();
  const [isPending, start] = useTransition();
  const [error, setError] = useState<CallError | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  return {
    isPending,
    message,
    error: error === null ? null : errorMessage(error, t),
    /** @param work performs the change; resolves with the message shown afterwards */
    run: (work: () => Promise<string>): void => {
      if (isPending) return;
      setError(null);
      setMessage(null);
      start(async () => {
        try {
          setMessage(await work());
        } catch (error) {
          setError(callErrorOf(error));
        }
        // Also after a refusal: the displayed licences may be outdated.
        await state.queries.renew(userLicencesQuery);
      });
    },
  };
};

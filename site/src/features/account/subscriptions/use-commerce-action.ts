import { failureOf, userLicencesQuery, type Failure } from '@footlight/state';
import { useState, useTransition } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { errorMessage } from '../../commerce/checkout/error-message.js';

/** Runs one change of a licence or payment method at a time and reports its outcome. */
export const useCommerceAction = () => {
  const t = useCheckoutLabels();
  const { state } = useSite();
  const [isPending, start] = useTransition();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  return {
    isPending,
    message,
    failure: failure === null ? null : errorMessage(failure, t),
    /** @param work performs the change; resolves with the message shown afterwards */
    run: (work: () => Promise<string>): void => {
      if (isPending) return;
      setFailure(null);
      setMessage(null);
      start(async () => {
        try {
          setMessage(await work());
        } catch (error) {
          setFailure(failureOf(error));
        }
        // Also after a refusal: the displayed licences may be outdated.
        await state.queries.renew(userLicencesQuery);
      });
    },
  };
};

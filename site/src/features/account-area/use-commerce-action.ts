import { failureOf, userLicencesQuery, type Failure } from '@footlight/state';
import { useState, useTransition } from 'react';
import { useSite } from '../../app/site-context.js';
import { useCheckoutWords } from '../../commerce/checkout-words.js';
import { failureWords } from '../../commerce/failure-words.js';

/** A change of what is held or of how it is paid: once at a time, with what came of it. */
export const useCommerceAction = () => {
  const t = useCheckoutWords();
  const { state } = useSite();
  const [isPending, start] = useTransition();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  return {
    isPending,
    said,
    failure: failure === null ? null : failureWords(failure, t),
    /** @param work what is asked of the service; gives what is said once it is done */
    run: (work: () => Promise<string>): void => {
      if (isPending) return;
      setFailure(null);
      setSaid(null);
      start(async () => {
        try {
          setSaid(await work());
        } catch (error) {
          setFailure(failureOf(error));
        }
        // Also after a refusal: what is held may be otherwise than shown.
        await state.queries.renew(userLicencesQuery);
      });
    },
  };
};

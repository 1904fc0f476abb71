import { attempt, type CallError } from '@footlight/state';
import { useState } from 'react';
import { isConflict } from './account-conflict.js';

/** The conflict of a form that signs in with a provider, which the page shows instead of the form. */
export const useAccountConflict = () => {
  const [conflict, setConflict] = useState<CallError | null>(null);
  return {
    conflict,
    /** @returns why a sign-in failed; null if it succeeded, or ended in a conflict */
    run: async (work: () => Promise<unknown>): Promise<CallError | null> => {
      const error = await attempt(work);
      if (!isConflict(error)) return error;
      setConflict(error);
      return null;
    },
  };
};

import { errorLabel } from '@footlight/i18n';
import { callErrorOf, type CallError } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { useState, useTransition } from 'react';

/** Runs one action at a time and reports its failure. */
export const useAction = () => {
  const { t } = useLabels();
  const [isPending, start] = useTransition();
  const [error, setError] = useState<CallError | null>(null);
  const [isDone, setDone] = useState(false);
  return {
    isPending,
    isDone,
    /** Code of the failure; null if there is none. */
    code: error?.code ?? null,
    error: error === null ? null : t(errorLabel(error.code)),
    run: (work: () => Promise<unknown>): void => {
      if (isPending) return;
      setDone(false);
      setError(null);
      start(async () => {
        try {
          await work();
          setDone(true);
        } catch (error) {
          setError(callErrorOf(error));
        }
      });
    },
  };
};

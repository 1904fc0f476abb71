import { errorLabel } from '@footlight/i18n';
import { failureOf, type Failure } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { useState, useTransition } from 'react';

/** Runs one action at a time and reports its failure. */
export const useAction = () => {
  const { t } = useLabels();
  const [isPending, start] = useTransition();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isDone, setDone] = useState(false);
  return {
    isPending,
    isDone,
    /** Code of the failure; null if there is none. */
    code: failure?.code ?? null,
    failure: failure === null ? null : t(errorLabel(failure.code)),
    run: (work: () => Promise<unknown>): void => {
      if (isPending) return;
      setDone(false);
      setFailure(null);
      start(async () => {
        try {
          await work();
          setDone(true);
        } catch (error) {
          setFailure(failureOf(error));
        }
      });
    },
  };
};

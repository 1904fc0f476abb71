import { isHttpError } from '@footlight/client';
import { useState } from 'react';
import { useAction } from '../../shell/cards/use-action.js';

/** What waits until the viewer has proved again who they are. */
export interface WaitingForProof {
  readonly methods: readonly unknown[];
  readonly work: () => Promise<unknown>;
}

const methodsOf = (error: unknown): readonly unknown[] | null => {
  if (!isHttpError(error) || error.code !== 'PROOF_REQUIRED') return null;
  const { methods } = error.details;
  return Array.isArray(methods) ? methods : [];
};

/** An action that the service may refuse until the viewer proves who they are; then it is done (SIGN-121). */
export const useProvenAction = () => {
  const action = useAction();
  const [waiting, setWaiting] = useState<WaitingForProof | null>(null);
  return {
    isPending: action.isPending,
    failure: action.failure,
    /** Null while no proof is asked for. */
    waiting,
    dismiss: () => setWaiting(null),
    run: (work: () => Promise<unknown>): void =>
      action.run(async () => {
        try {
          await work();
          setWaiting(null);
        } catch (error) {
          const methods = methodsOf(error);
          if (methods === null) throw error;
          setWaiting({ methods, work });
        }
      }),
  };
};

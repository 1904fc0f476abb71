import { isHttpError } from '@footlight/client';
import { useState } from 'react';
import { useAction } from '../../../shell/cards/use-action.js';

/** An action that waits until the viewer has proved their identity again. */
export interface WaitingForProof {
  readonly methods: readonly unknown[];
  readonly work: () => Promise<unknown>;
}

/** The available proofs, if an error asks for one. */
export const methodsOf = (error: unknown): readonly unknown[] | null => {
  if (!isHttpError(error) || error.code !== 'PROOF_REQUIRED') return null;
  const { methods } = error.details;
  return Array.isArray(methods) ? methods : [];
};

/** An action that the service may refuse until the viewer proves their identity; it is then repeated (SIGN-121). */
export const useProvenAction = () => {
  const action = useAction();
  const [waiting, setWaiting] = useState<WaitingForProof | null>(null);
  return {
    isPending: action.isPending,
    error: action.error,
    /** Code of the failure; null if there is none. */
    code: action.code,
    /** Null unless a proof is required. */
    waiting,
    dismiss: () => setWaiting(null),
    run: (work: () => Promise<unknown>): void =>
      action.run(async () => {
        try {
          await work();
          setWaiting(null);
        } catch (error) {
          const methods = methodsOf(error);
          if (methods === null) {
            // The proof was accepted, and what it was for has failed: its form says why.
            setWaiting(null);
            throw error;
          }
          setWaiting({ methods, work });
        }
      }),
  };
};

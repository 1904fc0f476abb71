import { useState, type ReactNode } from 'react';
import type { FormErrors } from '../../../app/use-form.js';
import { useAction } from '../../../shell/cards/use-action.js';
import { ProveIdentity } from './prove-identity.js';
import { methodsOf, type WaitingForProof } from './use-proven-action.js';

/** A form whose request the service may refuse until the viewer proves their identity; it is then repeated (SIGN-121). */
export const useProofInForm = () => {
  const [waiting, setWaiting] = useState<WaitingForProof | null>(null);
  /** The request that was repeated after the proof. */
  const proven = useAction();
  const question: ReactNode = waiting !== null && (
    <ProveIdentity
      waiting={waiting}
      onProven={(work) => {
        setWaiting(null);
        proven.run(work);
      }}
      onCancel={() => setWaiting(null)}
    />
  );
  return {
    proven,
    /** Takes the place of the form; false unless a proof is required. */
    question,
    /** @throws what the request throws, unless it asks for a proof */
    request: async (work: () => Promise<void>): Promise<Pick<FormErrors, 'message'> | null> => {
      try {
        await work();
        return null;
      } catch (error) {
        const methods = methodsOf(error);
        if (methods === null) throw error;
        setWaiting({ methods, work });
        return {};
      }
    },
  };
};

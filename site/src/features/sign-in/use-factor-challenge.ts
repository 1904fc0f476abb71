import { isHttpError } from '@footlight/client';
import { useState } from 'react';

const challengeOf = (error: unknown): string | null => {
  if (!isHttpError(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return null;
  const { challenge } = error.details;
  return typeof challenge === 'string' ? challenge : null;
};

/** State of a sign-in whose first factor was accepted and that needs a code (SIGN-113). */
export interface FactorChallenge {
  /** Null unless a code is required. */
  readonly challenge: string | null;
  /** Runs a sign-in request and stores the challenge if the service requires a code. */
  readonly run: <T>(call: () => Promise<T>) => Promise<T>;
  readonly forget: () => void;
}

export const useFactorChallenge = (): FactorChallenge => {
  const [challenge, setChallenge] = useState<string | null>(null);
  return {
    challenge,
    run: async (call) => {
      try {
        return await call();
      } catch (error) {
        const given = challengeOf(error);
        if (given !== null) setChallenge(given);
        throw error;
      }
    },
    forget: () => setChallenge(null),
  };
};

import { isHttpError } from '@footlight/client';
import { useState } from 'react';

const challengeOf = (error: unknown): string | null => {
  if (!isHttpError(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return null;
  const { challenge } = error.details;
  return typeof challenge === 'string' ? challenge : null;
};

/** A sign-in whose first proof was right and that waits for a code (SIGN-113). */
export interface FactorChallenge {
  /** Null while no code is asked for. */
  readonly challenge: string | null;
  /** Makes a sign-in call, and keeps the challenge where the service asks for a code. */
  readonly asked: <T>(call: () => Promise<T>) => Promise<T>;
  readonly forget: () => void;
}

export const useFactorChallenge = (): FactorChallenge => {
  const [challenge, setChallenge] = useState<string | null>(null);
  return {
    challenge,
    asked: async (call) => {
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

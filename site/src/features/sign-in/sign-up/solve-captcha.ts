import type { Client } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';

/**
 * Solves a proof-of-work challenge if the realm requires one before sign-in (SIGN-28). The library is loaded only then;
 * its derivations use the browser's own cryptography, off the main thread.
 * @returns the fields to add to the call; empty if no challenge is required
 * @throws {HttpError} if the service returns no challenge
 */
export const solveCaptcha = async (
  client: Client,
  { signIn: { mfa } }: PublicRealm,
): Promise<{ readonly captcha?: string }> => {
  if (mfa?.type !== 'CAPTCHA' || mfa.action !== 'FRONTOFFICE_AUTHENTICATION') return {};
  const [{ solveChallenge }, { deriveKey }, { challenge: text }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    client.call('createCaptcha'),
  ]);
  const challenge = JSON.parse(text) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  // Without a solution the service reports that it is missing.
  return solution === null ? {} : { captcha: JSON.stringify({ challenge, solution }) };
};

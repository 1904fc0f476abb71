import type { Client } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';

/**
 * Solves a task of the service, where the realm wants one before sign-in (SIGN-28). The library and its work are
 * fetched only then; the derivations run in the browser's own cryptography, beside the page's thread.
 * @returns what goes along with the call; empty where no task is wanted
 * @throws {HttpError} when the service gives no task
 */
export const solveCaptcha = async (
  client: Client,
  { signIn: { mfa } }: PublicRealm,
): Promise<{ readonly captcha?: string }> => {
  if (mfa?.type !== 'CAPTCHA' || mfa.action !== 'FRONTOFFICE_AUTHENTICATION') return {};
  const [{ solveChallenge }, { deriveKey }, { challenge: text }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
    client.call('createCaptcha'),
  ]);
  const challenge = JSON.parse(text) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  // Without a solution the service says that one is missing.
  return solution === null ? {} : { captcha: JSON.stringify({ challenge, solution }) };
};

import { trusted } from './trusted-text.js';

const TIMEOUT_MS = 15_000;

interface OutsideScript {
  /** What it is, for messages. */
  readonly name: string;
  readonly url: string;
  /** For a page whose content security policy names scripts by nonce; null for that of the page’s own scripts. */
  readonly nonce: string | null;
  /** Name of the policy of Trusted Types. */
  readonly policy: string;
}

/** The error of a script, or of what it is for, that did not come. */
export const lost = (message: string): DOMException => new DOMException(message, 'NetworkError');

/** The nonce of the page’s own scripts, which browsers give to scripts only. */
const nonceOfPage = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? null;

/**
 * Loads a script of another company into the page. One that fails is taken away, so that it can be tried again.
 * @returns its element
 * @throws {DOMException} NetworkError
 */
export const loadOutsideScript = async ({
  name,
  url,
  nonce,
  policy,
}: OutsideScript): Promise<HTMLScriptElement> => {
  const script = document.createElement('script');
  const given = nonce ?? nonceOfPage();
  if (given !== null) script.nonce = given;
  try {
    script.src = trusted(url, 'createScriptURL', policy);
  } catch {
    throw lost(`Trusted Types forbid ${name}: add ${policy} to trusted-types.`);
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (what: string): void => reject(lost(`${name} ${what}`));
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () =>
        fail(
          `could not be loaded: ${url}. Is it in script-src of the content security policy, and reachable?`,
        ),
      );
      signal.addEventListener('abort', () =>
        fail(`did not come within ${String(TIMEOUT_MS / 1000)} s: ${url}`),
      );
      document.head.append(script);
    });
    return script;
  } catch (error) {
    script.remove();
    throw error;
  }
};

import type { CastSender, CastWindow } from './cast-api.js';

const PATIENCE_MS = 15_000;
const POLICY = 'footlight-cast';

interface ScriptOptions {
  readonly url: string;
  /** For a page whose content security policy names scripts by nonce. */
  readonly nonce: string | null;
}

const page = globalThis as unknown as CastWindow;

const lost = (what: string): DOMException => new DOMException(what, 'NetworkError');

const senderOf = ({ chrome, cast }: CastWindow): CastSender | null => {
  const media = chrome?.cast?.media;
  const framework = cast?.framework;
  return media === undefined || framework === undefined
    ? null
    : { context: framework.CastContext.getInstance(), media };
};

/** Pages that enforce Trusted Types allow the policy by its name. */
const scriptAddress = (url: string): string => {
  if (page.trustedTypes === undefined) return url;
  return page.trustedTypes.createPolicy(POLICY, { createScriptURL: () => url }).createScriptURL(url);
};

/** The nonce of the page's own scripts, which browsers give to scripts only. */
const nonceOfPage = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? null;

const load = ({ url, nonce }: ScriptOptions): Promise<CastSender> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      settle();
    };
    const fail = (error: Error): void =>
      end(() => {
        // The next press loads it again.
        script.remove();
        reject(error);
      });
    const timer = setTimeout(
      () => fail(lost(`The Cast sender did not answer within ${String(PATIENCE_MS / 1000)} s: ${url}`)),
      PATIENCE_MS,
    );
    const ofPage = page.__onGCastApiAvailable;
    page.__onGCastApiAvailable = (isAvailable, reason) => {
      ofPage?.(isAvailable, reason);
      const sender = isAvailable ? senderOf(page) : null;
      if (sender === null)
        fail(new DOMException(`This browser cannot cast: ${reason ?? 'no Cast API'}`, 'NotSupportedError'));
      else end(() => resolve(sender));
    };
    script.addEventListener('error', () =>
      fail(
        lost(
          `The Cast sender could not be loaded: ${url}. Is it in script-src of the content security policy, and reachable?`,
        ),
      ),
    );
    const given = nonce ?? nonceOfPage();
    if (given !== null) script.nonce = given;
    try {
      script.src = scriptAddress(url);
    } catch {
      fail(lost(`Trusted Types forbid the Cast sender: add ${POLICY} to trusted-types.`));
      return;
    }
    document.head.append(script);
  });

let loading: Promise<CastSender> | null = null;

/**
 * Loads Google's sender, once for all players of a page.
 * @throws {DOMException} NetworkError if it does not come, NotSupportedError if it supports this browser not
 */
export const loadSender = (options: ScriptOptions): Promise<CastSender> => {
  const present = senderOf(page);
  if (present !== null) return Promise.resolve(present);
  loading ??= load(options).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

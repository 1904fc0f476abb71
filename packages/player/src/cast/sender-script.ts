import { inTime } from '../store/in-time.js';
import { loadOutsideScript, lost } from '../base/outside-script.js';
import type { CastSender, CastWindow } from './cast-api.js';

const TIMEOUT_MS = 15_000;

interface ScriptOptions {
  readonly url: string;
  /** For a page whose content security policy names scripts by nonce. */
  readonly nonce: string | null;
}

const page = globalThis as unknown as CastWindow;

const senderOf = ({ chrome, cast }: CastWindow): CastSender | null => {
  const media = chrome?.cast?.media;
  const framework = cast?.framework;
  return media === undefined || framework === undefined
    ? null
    : { context: framework.CastContext.getInstance(), media };
};

/** The sender, once its script calls the page back; it does so after it has loaded files of its own. */
const senderAfterCall = (): Promise<CastSender> =>
  new Promise((resolve, reject) => {
    const ofPage = page.__onGCastApiAvailable;
    page.__onGCastApiAvailable = (isAvailable, reason) => {
      ofPage?.(isAvailable, reason);
      const sender = isAvailable ? senderOf(page) : null;
      if (sender === null)
        reject(new DOMException(`This browser cannot cast: ${reason ?? 'no Cast API'}`, 'NotSupportedError'));
      else resolve(sender);
    };
  });

const load = async ({ url, nonce }: ScriptOptions): Promise<CastSender> => {
  const called = inTime(TIMEOUT_MS, senderAfterCall(), () =>
    lost(`The Cast sender did not answer within ${String(TIMEOUT_MS / 1000)} s: ${url}`),
  );
  const loaded = loadOutsideScript({ name: 'The Cast sender', url, nonce, policy: 'footlight-cast' });
  try {
    const [sender] = await Promise.all([called, loaded]);
    return sender;
  } catch (error) {
    // The next press loads it again.
    loaded.then(
      (script) => script.remove(),
      () => undefined,
    );
    throw error;
  }
};

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

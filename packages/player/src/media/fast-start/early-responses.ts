import { fetchText, type Answer } from './answers.js';

/** Milliseconds after which an unused response is dropped, so that nothing outdated is used. */
const FRESH_FOR_MS = 5000;

interface Kept<Response> {
  readonly response: Promise<Response>;
  /** Ends the request. */
  readonly abort: () => void;
}

/** Responses that were requested before the code that uses them has loaded. */
export class EarlyResponses<Response> {
  readonly #kept = new Map<string, Kept<Response>>();

  /** @param send sends the request; only for pages without options for requests */
  fetch(key: string, send: (signal: AbortSignal) => Promise<Response>): void {
    const controller = new AbortController();
    const kept = { response: send(controller.signal), abort: () => controller.abort() };
    // The caller of `take` handles the failure.
    kept.response.catch(() => undefined);
    this.#kept.set(key, kept);
    setTimeout(() => {
      if (this.#kept.get(key) !== kept) return;
      this.#kept.delete(key);
      kept.abort();
    }, FRESH_FOR_MS);
  }

  /** The pending response, which stays for its caller. */
  look(key: string): Promise<Response> | undefined {
    return this.#kept.get(key)?.response;
  }

  /** The pending response, for the first caller only. @param signal ends the request */
  take(key: string, signal: AbortSignal): Promise<Response> | undefined {
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    if (kept !== undefined) signal.addEventListener('abort', kept.abort, { once: true });
    return kept?.response;
  }
}

/** Playlists, by their address. */
export const earlyPlaylists = new EarlyResponses<Answer<string>>();

export const fetchPlaylistEarly = (url: string): void =>
  earlyPlaylists.fetch(url, (signal) => fetchText({ url, range: null }, { signal, network: null }));

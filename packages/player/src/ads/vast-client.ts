import { VASTClient } from '@dailymotion/vast-client';
import { parseAdDocument } from './ad-document.js';
import { DOCUMENT_TIMEOUT_MS } from './ad-timeouts.js';
import { fillMacros } from './macros.js';
import { documentErrorOf, keepAllowed, type VastWrapper } from './vast-checks.js';
import type { VastAd } from './vast-documents.js';

const WRAPPER_LIMIT = 5;

export interface DocumentRequest {
  readonly url: string;
  /** The document itself, if it is known; `url` is then the base of its addresses. */
  readonly text?: string | undefined;
  readonly signal: AbortSignal;
  readonly macros: () => Readonly<Record<string, string>>;
}

type Answer = { readonly xml: Document } | { readonly error: Error };

/**
 * In-memory storage for the VAST client. It would otherwise write statistics, which are not used here, to the
 * browser's storage.
 */
const forgetful = () => {
  const stored = new Map<string, unknown>();
  return {
    getItem: (name: string) => stored.get(name),
    setItem: (name: string, value: unknown) => void stored.set(name, value),
  };
};

/**
 * @throws {Error} for a status other than success
 * @throws {DOMException} TimeoutError, AbortError
 */
const request = async ({ url, signal, macros }: DocumentRequest): Promise<Response> => {
  const answer = await fetch(fillMacros(url, macros()), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(DOCUMENT_TIMEOUT_MS)]),
    credentials: 'omit',
  });
  if (!answer.ok) throw new Error(`The ad server answered with ${String(answer.status)}.`);
  return answer;
};

/** Requests a text. @throws as the request does */
export const requestText = async (asked: DocumentRequest): Promise<string> => (await request(asked)).text();

/** Requests a document of an ad server. @throws as the request does */
export const requestDocument = async (asked: DocumentRequest): Promise<Document> =>
  parseAdDocument(asked.text ?? (await requestText(asked)));

/** Requests a list in JSON. @throws as the request does, and {SyntaxError} */
export const requestList = async (asked: DocumentRequest): Promise<unknown> =>
  (await request(asked)).json() as Promise<unknown>;

/**
 * Fixes the code of a wrapper's failure. The parser itself reports every failure of a document as 301, a wrapper
 * without an answer.
 */
const fixErrorCode = (wrapper: VastWrapper, code: number): void =>
  void Object.defineProperty(wrapper, 'errorCode', {
    enumerable: true,
    get: () => code,
    set() {
      // The code of the parser is dropped.
    },
  });

/** The advertisements of one document of VAST, and of the documents that it wraps. */
export class VastDocument {
  readonly #client = new VASTClient(0, 0, forgetful() as never);
  readonly #request: DocumentRequest;
  #root: Document | null;
  #wrapper: VastWrapper | null = null;
  #timeout: AbortSignal = AbortSignal.timeout(DOCUMENT_TIMEOUT_MS);

  /** @param root the document, which has been checked */
  constructor(root: Document, request: DocumentRequest) {
    this.#root = root;
    this.#request = request;
    this.#client.getParser().on('VAST-resolving', ({ wrapperAd }: { wrapperAd: VastWrapper | null }) => {
      this.#wrapper = wrapperAd;
    });
  }

  /** The pod of the document, or its first stand-alone advertisement, and no more than that. */
  first(): Promise<readonly VastAd[]> {
    return this.#ads(
      this.#client.get(this.#request.url, {
        wrapperLimit: WRAPPER_LIMIT,
        keepFailedAdPod: true,
        urlHandler: { get: (address: string) => this.#get(address, this.#wrapper) },
      }),
    );
  }

  /** The next stand-alone advertisement; null after the last one. */
  next(): Promise<readonly VastAd[]> | null {
    if (!this.#client.hasRemainingAds() || this.#request.signal.aborted) return null;
    this.#timeout = AbortSignal.timeout(DOCUMENT_TIMEOUT_MS);
    return this.#ads(this.#client.getNextAds(false));
  }

  async #ads(response: Promise<unknown>): Promise<readonly VastAd[]> {
    try {
      return ((await response) as { readonly ads: readonly VastAd[] }).ads;
    } catch {
      return [];
    }
  }

  async #get(address: string, wrapper: VastWrapper | null): Promise<Answer> {
    const root = this.#root;
    this.#root = null;
    try {
      const signal = AbortSignal.any([this.#request.signal, this.#timeout]);
      const { macros } = this.#request;
      const xml = root ?? (await requestDocument({ url: address, signal, macros }));
      const code = documentErrorOf(xml) ?? keepAllowed(xml, wrapper);
      if (code === null) return { xml };
      if (wrapper !== null) fixErrorCode(wrapper, code);
      return { error: new Error(`VAST ${String(code)}`) };
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)) };
    }
  }
}

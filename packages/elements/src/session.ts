import { createClient, type Client } from '@footlight/client';
import { PAGE_SIZES } from '@footlight/contract';
import { DEFAULT_LANGUAGE } from '@footlight/i18n';
import { createLiveListStore, type EventListStore } from '@footlight/state';

export interface FootlightConfiguration {
  /** The service's origin; where this script came from when absent. */
  readonly origin?: string;
  /** Language tag; the page's own when absent. */
  readonly language?: string;
  /**
   * Brings the page's own access token, so that elements act for its signed-in viewer.
   * @param request.isRefused - the token given last is no longer good.
   */
  readonly getToken?: (request: { readonly isRefused: boolean }) => Promise<string | null>;
}

/** What all elements of a page share. */
export interface PageSession {
  readonly origin: string;
  readonly language: string;
  readonly client: Client;
  readonly liveList: EventListStore;
}

type GetToken = NonNullable<FootlightConfiguration['getToken']>;

/** `fetch` with the page's token; asks for another once when the service refuses it. */
const fetchWithToken =
  (getToken: GetToken): typeof globalThis.fetch =>
  async (input, init) => {
    const send = async (isRefused: boolean): Promise<Response> => {
      const token = await getToken({ isRefused });
      const request = new Request(input, init);
      if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
      return globalThis.fetch(request);
    };
    const answer = await send(false);
    return answer.status === 401 ? send(true) : answer;
  };

const pageLanguage = (): string => document.documentElement.lang || navigator.language || DEFAULT_LANGUAGE;

/** The script's own origin; a page opened from a file has none. */
const scriptOrigin = (): string => new URL(import.meta.url).origin;

const openSession = (configuration: FootlightConfiguration): PageSession => {
  const { getToken } = configuration;
  const origin = configuration.origin === undefined ? scriptOrigin() : new URL(configuration.origin).origin;
  const language = configuration.language ?? pageLanguage();
  const client = createClient({
    origin,
    language: () => language,
    ...(getToken === undefined ? {} : { fetch: fetchWithToken(getToken) }),
  });
  return {
    origin,
    language,
    client,
    liveList: createLiveListStore({ client, size: PAGE_SIZES.liveSidePanel }),
  };
};

// One page has one of these by intent: elements far apart share a client and its requests.
let configuration: FootlightConfiguration = {};
let session: PageSession | undefined;
const listeners = new Set<() => void>();

/** Says where the service is and for whom elements act; elements in the page follow at once. */
export const configure = (wanted: FootlightConfiguration): void => {
  configuration = { ...configuration, ...wanted };
  session?.liveList.getState().reset();
  session = undefined;
  for (const listener of listeners) listener();
};

/** The session of the page, opened when first asked for. */
export const pageSession = (): PageSession => {
  session ??= openSession(configuration);
  return session;
};

/** Calls `listener` when `configure` opens another session. */
export const watchPageSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

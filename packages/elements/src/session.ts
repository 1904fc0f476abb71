import { createClient, type Client } from '@footlight/client';
import { PAGE_SIZES } from '@footlight/contract';
import { createLiveListStore, type EventListStore } from '@footlight/state';
import {
  pageConfiguration,
  pageLanguage,
  watchConfiguration,
  type FootlightConfiguration,
} from './configuration.js';

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

/** The script's own origin; a page opened from a file has none. */
const scriptOrigin = (): string => new URL(import.meta.url).origin;

const openSession = (configuration: FootlightConfiguration): PageSession => {
  const { getToken } = configuration;
  const origin = configuration.origin === undefined ? scriptOrigin() : new URL(configuration.origin).origin;
  const language = pageLanguage();
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

let session: PageSession | undefined;

// Before any element listens, so that each finds the new session.
watchConfiguration(() => {
  session?.liveList.getState().reset();
  session = undefined;
});

/** The session of the page, opened when first asked for. */
export const pageSession = (): PageSession => {
  session ??= openSession(pageConfiguration());
  return session;
};

import { createClient, type Client } from '@footlight/client';
import { PAGE_SIZES } from '@footlight/contract';
import { Queries, liveListQuery, type LiveList } from '@footlight/state';
import { serviceOrigin } from './service-origin.js';
import {
  pageConfiguration,
  pageLanguage,
  watchConfiguration,
  type FootlightConfiguration,
} from './configuration.js';
import { oncePerPage } from './once-per-page.js';

/** The state shared by all elements of a page. */
export interface PageSession {
  readonly origin: string;
  readonly language: string;
  readonly client: Client;
  /** Cache of the service's responses. */
  readonly queries: Queries;
  readonly liveList: LiveList;
}

const noToken = (): Promise<null> => Promise.resolve(null);

/** `fetch` with the page's realm and token; requests a new token once when the service refuses the current one. */
const fetchFor =
  ({ realm, getToken = noToken }: FootlightConfiguration): typeof globalThis.fetch =>
  async (input, init) => {
    const send = async (isRefused: boolean): Promise<Response> => {
      const token = await getToken({ isRefused });
      const request = new Request(input, init);
      if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
      if (realm !== undefined) request.headers.set('realm', realm);
      return globalThis.fetch(request);
    };
    const response = await send(false);
    return response.status === 401 && getToken !== noToken ? send(true) : response;
  };

const openSession = (configuration: FootlightConfiguration): PageSession => {
  const { getToken, realm } = configuration;
  const origin = serviceOrigin();
  const language = pageLanguage();
  const client = createClient({
    origin,
    language: () => language,
    ...(getToken === undefined && realm === undefined ? {} : { fetch: fetchFor(configuration) }),
  });
  const queries = new Queries({ client, clock: { now: () => Date.now() } });
  const liveList = queries.entry(liveListQuery, { size: PAGE_SIZES.liveSidePanel });
  return { origin, language, client, queries, liveList };
};

interface OpenSession {
  current: PageSession | null;
}

const page = oncePerPage<OpenSession>('session', () => {
  const opened: OpenSession = { current: null };
  // Registered before any element's listener, so that elements get the new session.
  watchConfiguration(() => {
    opened.current?.queries.dispose();
    opened.current = null;
  });
  return opened;
});

/** The session of the page, opened on first use. */
export const pageSession = (): PageSession => {
  page.current ??= openSession(pageConfiguration());
  return page.current;
};

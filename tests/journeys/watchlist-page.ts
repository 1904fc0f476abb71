import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { StartedService } from '../service/started-service.js';

const SECRET = 'footlight-demo';
export const VIEWER = 'viewer@footlight.example';
export const MEMBER = 'member@footlight.example';

export interface Viewer {
  readonly token: string;
  /** @returns the id of the new list, which contains the videos in this order */
  makeList(name: string, videos?: readonly string[]): Promise<{ id: string; owner: string }>;
  saveList(list: { id: string; owner: string }): Promise<void>;
  /** Ids of the videos of a list, according to the service. */
  videosOf(id: string): Promise<readonly string[]>;
  listNames(): Promise<readonly string[]>;
  favourites(): Promise<readonly string[]>;
  /** Deletes all lists and favourites. */
  clear(): Promise<void>;
}

interface ListResponse {
  readonly watchlists: readonly {
    readonly watchlistExternalId: string;
    readonly ownerExternalId: string;
    readonly name: string;
    readonly systemDefinedType: string | null;
  }[];
}

interface Login {
  readonly authorisationToken: string;
}

/** One sign-in per account, because the service limits attempts per minute. */
const logins = new Map<string, Promise<Login>>();

const loginOf = (request: APIRequestContext, origin: string, id: string): Promise<Login> => {
  const key = `${origin} ${id}`;
  const login =
    logins.get(key) ??
    request
      .post(`${origin}/api/v2/login`, { data: { id, secret: SECRET } })
      .then(async (answer) => (await answer.json()) as Login);
  logins.set(key, login);
  return login;
};

/** An account of the demo, accessed by calls to the service. */
export const viewerOf = async (
  request: APIRequestContext,
  { origin }: StartedService,
  id: string,
): Promise<Viewer> => {
  const { authorisationToken } = await loginOf(request, origin, id);
  const headers = { authorization: `Bearer ${authorisationToken}` };
  const call = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const answer = await request.fetch(`${origin}/api/v2/${path}`, { method, headers, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())} ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const lists = async () => (await call<ListResponse>('GET', 'watchlists?rpp=100')).watchlists;
  const favourites = async () =>
    (await call<{ vods: { id: string }[] }>('GET', 'favourite/vods?rpp=100')).vods.map(({ id }) => id);

  return {
    token: authorisationToken,
    makeList: async (name, videos = []) => {
      const made = await call<{ id: string }>('POST', 'watchlists', { name });
      const content = videos.map((video) => ({ id: video, contentType: 'VOD' }));
      if (content.length > 0) await call('POST', `new-watchlists/${made.id}/content`, { content });
      const own = (await lists()).find(({ watchlistExternalId }) => watchlistExternalId === made.id);
      return { id: made.id, owner: own?.ownerExternalId ?? '' };
    },
    saveList: (list) => call('POST', `watchlists/${list.owner}/${list.id}/save`),
    videosOf: async (list) =>
      (await call<{ content: { id: string }[] }>('GET', `new-watchlists/${list}?rpp=100`)).content.map(
        (entry) => entry.id,
      ),
    listNames: async () => (await lists()).map(({ name }) => name),
    favourites,
    clear: async () => {
      for (const { watchlistExternalId, ownerExternalId, systemDefinedType } of await lists())
        if (systemDefinedType === null)
          await call('DELETE', `watchlists/${ownerExternalId}/${watchlistExternalId}`);
      for (const video of await favourites()) await call('DELETE', `favourite/vods/${video}`);
    },
  };
};

/** The example page with locators for its parts. */
export const watchlistPage = (page: Page) => {
  const card = (title: string): Locator =>
    page.locator('.card').filter({ has: page.getByRole('heading', { name: title }) });
  return {
    card,
    /** The element that adds a film to a list. */
    adder: (title: string) => card(title).locator('footlight-watchlist').first(),
    addButton: (title: string) => card(title).getByRole('button', { name: `Add to a list: ${title}` }),
    heart: (title: string) => card(title).locator('footlight-watchlist').nth(1).getByRole('button'),
    dialog: page.getByRole('dialog'),
    inline: page.locator('#lists'),
    shared: page.locator('#shared-list'),
  };
};

export const openWatchlists = async (
  page: Page,
  { origin, examplesOrigin }: StartedService,
  query = '',
): Promise<ReturnType<typeof watchlistPage>> => {
  await page.route('**/api/v2/login', async (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    const json = await loginOf(page.request, origin, id);
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json });
  });
  await page.goto(`${examplesOrigin}/examples/watchlist/${query}`);
  await page.locator('.card').first().waitFor();
  return watchlistPage(page);
};

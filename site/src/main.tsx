import { createClient } from '@footlight/client';
import { prefixOf } from '@footlight/domain';
import { DEFAULT_LANGUAGE, directionOf, matchLanguage } from '@footlight/i18n';
import { UP_TO_TABLET } from '@footlight/tokens';
import { LabelsProvider } from '@footlight/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { readPageData } from './app/boot.js';
import { createSiteState, siteOf } from './app/create-site.js';
import { repeatEarlyPress } from './app/early-press.js';
import { followAccountLanguage } from './app/follow-language.js';
import { keptSession } from './app/kept-session.js';
import { createLabels } from './app/labels.js';
import { registerServiceWorker } from './app/register-service-worker.js';
import { SiteRoot } from './app/site-root.js';
import { watchStyleSheets } from './app/style-sheets.js';
import { warmFormats } from './app/warm-formats.js';
import { yieldToBrowser } from './app/yield-to-browser.js';
import { createPrefetch } from './navigation/prefetch.js';
import { PAGES } from './pages.js';
import { fetchFirstPage, loaderDataOf, siteRoutes } from './routes.js';
import { OutOfReach } from './shell/pages/out-of-reach.js';

const isSparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Menus are per device (PAGE-52). */
const deviceType = (): 'WEB' | 'MOBILE-WEB' => (matchMedia(UP_TO_TABLET).matches ? 'MOBILE-WEB' : 'WEB');

watchStyleSheets();
// The parts of the start are tasks of their own: together they would hold up the first press.
await yieldToBrowser();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

const { pathname } = location;
const prefix = prefixOf(pathname);
const data = readPageData();
/** The words behind a prefix; the emoji set reads in English. */
const languageInAddress = prefix === '' ? null : prefix === 'x-emoji' ? DEFAULT_LANGUAGE : prefix;
let language =
  data?.labels.language ??
  languageInAddress ??
  matchLanguage(navigator.languages, ['en', 'es', 'pt', 'ar']) ??
  DEFAULT_LANGUAGE;

await yieldToBrowser();
const client = createClient({
  origin: '',
  ...keptSession(document, localStorage),
  language: () => language,
});
const state = createSiteState({ client, storage: localStorage, data });
// A development server sends the page without its data.
if (data === undefined) await state.realm.getState().load(deviceType());
await yieldToBrowser();
const { realm, labels: words, direction, language: given } = state.realm.getState();
language = given ?? language;
const labels = await createLabels(words, language, direction ?? directionOf(language));
// To set them anew to what they are would have the styles of the whole page computed again.
const { documentElement } = document;
if (documentElement.lang !== labels.language) documentElement.lang = labels.language;
if (documentElement.dir !== labels.direction) documentElement.dir = labels.direction;

if (realm === null) {
  createRoot(root).render(
    <LabelsProvider value={labels}>
      <OutOfReach />
    </LabelsProvider>,
  );
} else {
  const first = await fetchFirstPage(pathname);
  await yieldToBrowser();
  await warmFormats(language);
  const site = siteOf(state, realm, {
    pathname,
    origin: location.origin,
    language,
    drawnAt: data?.now ?? Date.now(),
    drawnFor: data?.menus.deviceType ?? deviceType(),
  });
  const isDrawn = root.firstElementChild !== null;
  const routes = siteRoutes({ site, prefix, first, waits: false });
  // The router writes its place among the entries where there is none, which takes as long as all the rest of it.
  const entry = history.state as { readonly idx?: number } | null;
  if (typeof entry?.idx !== 'number') history.replaceState({ ...entry, idx: 0 }, '');
  await yieldToBrowser();
  const router = createBrowserRouter(
    routes,
    isDrawn ? { hydrationData: { loaderData: loaderDataOf(first, ['', prefix]) } } : {},
  );
  await yieldToBrowser();
  followAccountLanguage(site, router, () => location.reload());
  void state.session.getState().restore();
  const page = (
    <SiteRoot
      site={site}
      labels={labels}
      prefetch={createPrefetch({
        site,
        fetchPage: (route) => PAGES[route]?.(),
        here: () => location.pathname,
        isSparing,
      })}
      isDrawn={isDrawn}
    >
      {/* A pending form holds back every transition: as one, a followed link would wait for the form's answer. */}
      <RouterProvider router={router} useTransitions={false} />
    </SiteRoot>
  );
  // As a transition React hydrates in slices, and hears whoever presses something in between.
  if (isDrawn) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}
repeatEarlyPress();
registerServiceWorker(labels.language);

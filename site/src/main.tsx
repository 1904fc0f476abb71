import { withSignInErrorEvents } from './app/sign-in-error-events.js';
import { createClient, sharedStorage } from '@footlight/client';
import { addPrefixes, prefixOf } from '@footlight/domain';
import { LANGUAGES, DEFAULT_LANGUAGE, directionOf, matchLanguage } from '@footlight/i18n';
import { UP_TO_TABLET } from '@footlight/tokens';
import { LabelsProvider } from '@footlight/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { readPageData } from './app/boot.js';
import { createSiteState, siteOf } from './app/create-site.js';
import { repeatEarlyPress } from './app/early-press.js';
import { followAccountLanguage } from './app/follow-language.js';
import { sessionOptions } from './app/session-options.js';
import { createLabels } from './app/labels.js';
import { registerServiceWorker } from './app/register-service-worker.js';
import { SiteRoot } from './shell/site-root.js';
import { watchStyleSheets } from './app/style-sheets.js';
import { warmFormats } from './app/warm-formats.js';
import { yieldToBrowser } from './app/yield-to-browser.js';
import { createPrefetch } from './shell/navigation/prefetch.js';
import { PAGES } from './pages.js';
import { fetchFirstPage, loaderDataOf, siteRoutes } from './routes.js';
import { OutOfReach } from './shell/pages/out-of-reach.js';

const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Menus are specific to the device type (PAGE-52). */
const deviceType = (): 'WEB' | 'MOBILE-WEB' => (matchMedia(UP_TO_TABLET).matches ? 'MOBILE-WEB' : 'WEB');

watchStyleSheets();
// The steps of the start-up are separate tasks; a single task would delay the first input.
await yieldToBrowser();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

const { pathname } = location;
const data = readPageData();
addPrefixes(data?.realm.languages.map(({ code }) => code) ?? []);
const prefix = prefixOf(pathname);
/** Language of a path prefix; the emoji prefix uses the default language. */
const languageInAddress = prefix === '' ? null : prefix === 'x-emoji' ? DEFAULT_LANGUAGE : prefix;
let language =
  data?.labels.language ??
  languageInAddress ??
  matchLanguage(navigator.languages, LANGUAGES) ??
  DEFAULT_LANGUAGE;

await yieldToBrowser();
const client = withSignInErrorEvents(
  createClient({
    origin: '',
    ...sessionOptions(document, sharedStorage),
    language: () => language,
  }),
);
const state = createSiteState({ client, storage: sharedStorage, data });
// Development servers do not embed page data.
if (data === undefined) await state.realm.getState().load(deviceType());
await yieldToBrowser();
const { realm, labels: words, direction, language: given } = state.realm.getState();
language = given ?? language;
const labels = await createLabels(words, language, direction ?? directionOf(language));
// Assigning the same values would still recalculate the styles of the whole page.
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
    renderedAt: data?.now ?? Date.now(),
    renderedFor: data?.menus.deviceType ?? deviceType(),
  });
  const isServerRendered = root.firstElementChild !== null;
  const routes = siteRoutes({ site, prefix, first, waits: false });
  // Without an index in the history state the router would write one itself, which takes as long as the rest of its
  // set-up.
  const entry = history.state as { readonly idx?: number } | null;
  if (typeof entry?.idx !== 'number') history.replaceState({ ...entry, idx: 0 }, '');
  await yieldToBrowser();
  const router = createBrowserRouter(
    routes,
    isServerRendered ? { hydrationData: { loaderData: loaderDataOf(first, ['', prefix]) } } : {},
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
        isSavingData,
      })}
      isServerRendered={isServerRendered}
    >
      {/* React holds back all transitions while a form action is pending, so navigations must not be transitions. */}
      <RouterProvider router={router} useTransitions={false} />
    </SiteRoot>
  );
  // In a transition React hydrates in slices and can handle input in between.
  if (isServerRendered) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}
repeatEarlyPress();
registerServiceWorker(labels.language);

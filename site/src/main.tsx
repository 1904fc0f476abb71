import { LabelsProvider, formatPreparations } from '@footlight/ui';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createSite } from './app/create-site.js';
import { followAccountLanguage } from './app/follow-language.js';
import { nextTask } from './app/next-task.js';
import { registerServiceWorker } from './app/register-service-worker.js';
import { SiteProvider, type Site } from './app/site-context.js';
import { createPrefetch } from './navigation/prefetch.js';
import { beginPage, createSiteRouter, fetchPage, untilDrawable } from './router.js';
import { OutOfReach } from './shell/out-of-reach.js';
import { PrefetchProvider } from './shell/use-prefetch.js';

const isSparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const routerOf = (site: Site) => {
  const router = createSiteRouter();
  followAccountLanguage(site, router, () => location.reload());
  return router;
};

/** Whoever waits longer for what is theirs alone is shown that it is waited for. */
const AT_LATEST_MS = 1500;

await nextTask();
const { site, labels, early } = await createSite();
await nextTask();
document.documentElement.lang = labels.language;
document.documentElement.dir = labels.direction;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
const router = site === null ? null : routerOf(site);
// What does not come, the router tells of.
const begun = site === null ? null : beginPage(site, location).catch(() => undefined);
for (const prepare of formatPreparations(labels.language)) {
  await nextTask();
  prepare();
}
// What stands in the page already is taken over by the page that it belongs to, and by nothing that stands before it.
if (router !== null && root.firstElementChild !== null)
  await Promise.race([
    Promise.all([untilDrawable(router), early, begun]),
    new Promise<void>((resolve) => void setTimeout(resolve, AT_LATEST_MS)),
  ]);
await nextTask();
createRoot(root).render(
  <LabelsProvider value={labels}>
    {site === null || router === null ? (
      <OutOfReach />
    ) : (
      <SiteProvider value={site}>
        <PrefetchProvider
          value={createPrefetch({
            client: site.state.client,
            fetchPage,
            here: () => location.pathname,
            isSparing,
          })}
        >
          <RouterProvider router={router} />
        </PrefetchProvider>
      </SiteProvider>
    )}
  </LabelsProvider>,
);
await nextTask();
registerServiceWorker(labels.language);

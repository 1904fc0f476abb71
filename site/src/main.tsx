import '@footlight/tokens/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { LabelsProvider } from '@footlight/ui';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createSite } from './app/create-site.js';
import { SiteProvider } from './app/site-context.js';
import { createSiteRouter } from './router.js';
import { OutOfReach } from './shell/out-of-reach.js';

const { site, labels } = await createSite();
document.documentElement.lang = labels.language;
document.documentElement.dir = labels.direction;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <LabelsProvider value={labels}>
    {site === null ? (
      <OutOfReach />
    ) : (
      <SiteProvider value={site}>
        <RouterProvider router={createSiteRouter()} />
      </SiteProvider>
    )}
  </LabelsProvider>,
);

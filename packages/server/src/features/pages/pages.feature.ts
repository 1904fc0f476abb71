import type { PageRequest } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../feature-tools.js';
import { registerInstallable, type InstallableOptions } from './installable.routes.js';
import { movedTo } from './moved-to.js';
import { PagesRepository } from './pages.repository.js';
import { registerSitemap } from './sitemap.routes.js';
import { SitemapService, type SitemapServiceOptions } from './sitemap.service.js';

/** The site's pages on the service: their titles for addresses, and the sitemap. */
export const createPagesFeature = ({
  db,
  realm,
  origins,
  clock,
  content,
  labels,
}: Pick<FeatureTools, 'db' | 'realm' | 'origins' | 'clock'> &
  Pick<SitemapServiceOptions, 'content'> &
  Pick<InstallableOptions, 'labels'>) => {
  const repository = new PagesRepository(db);
  const sitemap = new SitemapService({ repository, content, realm, origin: origins[0] ?? '', clock });
  return {
    /** The titles used in addresses of content in other languages. */
    titlesOf: ((contents) => repository.titlesOf(contents)) satisfies PageRequest['titlesOf'],
    /** Where a page is now that is not at this path any more; null if nothing is known of it. */
    movedTo: (path: string) => movedTo(path, repository),
    register: (app: FastifyInstance): void => {
      registerSitemap(app, sitemap);
      registerInstallable(app, { realm, labels });
    },
  };
};

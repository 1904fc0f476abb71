import type { PageRequest } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../feature-tools.js';
import { registerInstallable, type InstallableOptions } from './installable.routes.js';
import { createPagesRepository } from './pages.repository.js';
import { registerSitemap } from './sitemap.routes.js';
import { createSitemapService, type SitemapServiceOptions } from './sitemap.service.js';

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
  Pick<InstallableOptions, 'labels'>): {
  readonly titlesOf: PageRequest['titlesOf'];
  readonly register: (app: FastifyInstance) => void;
} => {
  const repository = createPagesRepository(db);
  const sitemap = createSitemapService({ repository, content, realm, origin: origins[0] ?? '', clock });
  return {
    titlesOf: (contents) => repository.titlesOf(contents),
    register: (app) => {
      registerSitemap(app, sitemap);
      registerInstallable(app, { realm, labels });
    },
  };
};

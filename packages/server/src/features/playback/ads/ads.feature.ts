import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../../feature-tools.js';
import type { Limit } from '../../../http/limits/limits.js';
import { createAdGrants } from './ad-grants.js';
import { createAdIndex } from './ad-index.js';
import { createAdUnits } from './ad-units.js';
import { registerAds } from './ads.routes.js';
import { createAdsService } from './ads.service.js';

/** The realm's own advertisements: the ad breaks of a video and the routes that serve them. */
export const createAdsFeature = ({
  realm,
  clock,
  secrets,
  metrics,
}: Pick<FeatureTools, 'realm' | 'clock' | 'secrets' | 'metrics'>) => {
  const grants = createAdGrants(secrets.adAddresses, clock);
  const service = createAdsService({ ads: createAdIndex(realm.folders.media), grants, metrics });
  return {
    units: createAdUnits(realm.ads, grants),
    register: (app: FastifyInstance, limit: Limit): Promise<void> =>
      registerAds(app, { service, realm, limit }),
  };
};

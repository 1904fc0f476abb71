import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../../feature-tools.js';
import type { Limit } from '../../../http/limits/limits.js';
import type { Media } from '../media.js';
import { AdGrants } from './ad-grants.js';
import { AdIndex } from './ad-index.js';
import { AdUnits } from './ad-units.js';
import { registerAds } from './ads.routes.js';
import { AdsService } from './ads.service.js';

/** The realm's own advertisements: the ad breaks of a video and the routes that serve them. */
export const createAdsFeature = ({
  realm,
  clock,
  secrets,
  metrics,
  media,
}: Pick<FeatureTools, 'realm' | 'clock' | 'secrets' | 'metrics'> & {
  readonly media: Pick<Media, 'store'>;
}) => {
  const grants = new AdGrants(secrets.adAddresses, clock);
  const service = new AdsService({ ads: new AdIndex(media.store), grants, metrics });
  return {
    units: new AdUnits(realm.ads, grants),
    register: (app: FastifyInstance, limit: Limit): Promise<void> =>
      registerAds(app, { service, realm, limit }),
  };
};

import type { PageBoot } from '@footlight/contract';
import type { FeatureTools } from '../../feature-tools.js';
import type { EditedSite } from './edited-site.js';
import { realmHandlers } from './realm.routes.js';
import { RealmService } from './realm.service.js';

export const createRealmFeature = ({
  realm,
  editedSite,
}: Pick<FeatureTools, 'realm'> & { readonly editedSite: EditedSite }) => {
  const service = new RealmService(realm, editedSite);
  return {
    handlers: realmHandlers(service, realm),
    /** Labels of the realm's own country. */
    labelsOf: (language: string) => service.labels(language, realm.defaultCountry).labels,
    /** Data embedded in every page. */
    boot: (language: string, country: string, deviceType: PageBoot['menus']['deviceType']): PageBoot => ({
      realm: service.publicRealm(),
      labels: service.labels(language, country),
      menus: service.menus(deviceType, language, true),
    }),
  };
};

import { ApiError } from '../../api-error.js';
import type { Handlers } from '../../feature.js';
import type { Realm } from '../../realm/load-realm.js';
import type { RealmService } from './realm.service.js';

export const realmHandlers = (service: RealmService, realm: Realm) =>
  ({
    getRealm: async () => service.publicRealm(),
    getLabels: async ({ query, language, country }) => {
      if (query.realm !== undefined && query.realm !== realm.id) {
        const issue = {
          field: 'query.realm',
          found: JSON.stringify(query.realm),
          allowed: JSON.stringify(realm.id),
        };
        throw new ApiError('INVALID_FIELD', { details: { issues: [issue] } });
      }
      return service.labels(language, country);
    },
    getMenus: async ({ params, caller, language }) =>
      service.menus(params.deviceType, language, caller.isGuest),
  }) satisfies Handlers;

import type { Realm } from '../../../realm/load-realm.js';
import { isShownPicture } from '../../../realm/picture-origins.js';
import type { ContentRules } from './dated-programme.js';

/** Pictures that pages may not show, by origin. */
export type LeftOutPictures = ReadonlyMap<string, number>;

const MOST_ORIGINS = 20;
const NO_ADDRESS = 'no address';

/** How programmes of a guide are stored in a realm, and a count of the pictures that are left out. */
export const contentRulesOf = (
  realm: Pick<Realm, 'languages' | 'defaultLanguage' | 'guide' | 'streamOrigins'>,
): { readonly rules: ContentRules; readonly leftOutPictures: LeftOutPictures } => {
  const leftOutPictures = new Map<string, number>();
  const { languages, defaultLanguage } = realm;
  return {
    leftOutPictures,
    rules: {
      languages,
      defaultLanguage,
      isPicture: (address) => {
        if (isShownPicture(address, realm)) return true;
        const origin = URL.canParse(address) ? new URL(address).origin : NO_ADDRESS;
        const count = leftOutPictures.get(origin);
        if (count !== undefined || leftOutPictures.size < MOST_ORIGINS)
          leftOutPictures.set(origin, (count ?? 0) + 1);
        return false;
      },
    },
  };
};

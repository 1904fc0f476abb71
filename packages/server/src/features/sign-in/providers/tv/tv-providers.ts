import type { Realm } from '../../../../realm/load-realm.js';
import { createAdobeDcr } from '../adobe/adobe-dcr.provider.js';
import { createAdobe } from '../adobe/adobe.provider.js';
import type { EntitledProvider } from './entitled-provider.js';
import { createGigya } from './gigya.provider.js';
import { createOpin } from './opin.provider.js';
import { createPbr } from '../credentials/pbr.provider.js';
import { settingsOf } from '../providers.js';
import type { ProviderName } from '../../../../realm/providers/providers.schemas.js';
import { createSptv } from '../credentials/sptv.provider.js';
import type { TvTools } from './tv-tools.js';

/** The TV and licence providers enabled by the realm file; disabled ones are undefined. */
export const createTvProviders = (realm: Realm, tools: TvTools) => {
  const [pbr] = settingsOf(realm, 'PBR');
  const [sptv] = settingsOf(realm, 'SPTV');
  const [adobe] = settingsOf(realm, 'ADOBE');
  const [adobeDcr] = settingsOf(realm, 'ADOBE_DCR');
  const [opin] = settingsOf(realm, 'OPIN');
  const [gigya] = settingsOf(realm, 'GIGYA');
  return {
    pbr: pbr && createPbr(pbr, tools),
    sptv: sptv && createSptv(sptv, tools),
    adobe: adobe && createAdobe(adobe, tools),
    adobeDcr: adobeDcr && createAdobeDcr(adobeDcr, tools),
    opin: opin && createOpin(opin, tools),
    gigya: gigya && createGigya(gigya, tools),
  };
};

export type TvProviders = ReturnType<typeof createTvProviders>;

/** The provider that reports current entitlements; undefined for providers without entitlements. */
export const entitledOf = (
  { pbr, sptv, adobe, adobeDcr, opin }: TvProviders,
  name: string,
): EntitledProvider<never> | undefined =>
  new Map<string, EntitledProvider<never> | undefined>([
    ['PBR', pbr],
    ['SPTV', sptv],
    ['ADOBE', adobe],
    ['ADOBE_DCR', adobeDcr],
    ['OPIN', opin],
  ]).get(name);

/** Licences granted by a provider's entitlements. */
export const licencesFor = (
  realm: Realm,
  name: string,
  entitlements: readonly string[],
): readonly string[] => {
  const settings = settingsOf(realm, name as ProviderName)[0];
  if (settings === undefined || !('licences' in settings)) return [];
  return settings.licences
    .filter(({ entitlement }) => entitlements.includes(entitlement))
    .map(({ licence }) => licence);
};

import type { PublicRealm } from '@footlight/contract';
import type { Realm } from '../../realm/load-realm.js';
import type { ProviderName, SettingsOf } from '../../realm/providers/providers.schemas.js';

/** The settings of TV and licence providers that browsers need, without any secrets of the realm file. */
export const publicTv = ({ signIn }: Realm): PublicRealm['signIn']['tv'] => {
  const of = <N extends ProviderName>(name: N): SettingsOf<N> | undefined =>
    signIn.providers.find((settings): settings is SettingsOf<N> => settings.name === name);
  const [adobe, adobeDcr, gigya, opin] = [of('ADOBE'), of('ADOBE_DCR'), of('GIGYA'), of('OPIN')];
  return {
    adobe: adobe
      ? { baseUri: adobe.baseUri, requestorId: adobe.requestorId, resourceId: adobe.resourceId }
      : null,
    adobeDcr: adobeDcr
      ? {
          baseUri: adobeDcr.baseUri,
          requestorId: adobeDcr.requestorId,
          softwareStatement: adobeDcr.softwareStatement,
        }
      : null,
    gigya: gigya ? { apiKey: gigya.apiKey, sdkUri: gigya.sdkUri } : null,
    opin: opin ? { clientId: opin.clientId, sdkUri: opin.sdkUri } : null,
  };
};

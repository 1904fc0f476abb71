import type { PublicRealm } from '@footlight/contract';
import type { Realm } from '../../realm/load-realm.js';
import type { ProviderSettings, SettingsOf } from '../../realm/providers/providers.schemas.js';

const isFirebase = (settings: ProviderSettings): settings is SettingsOf<'FIREBASE'> =>
  settings.name === 'FIREBASE';

/** The Firebase settings that browsers need to sign in; none of them is secret (SIGN-143). */
export const publicFirebase = ({ signIn }: Realm): Pick<PublicRealm['signIn'], 'firebase'> => {
  const settings = signIn.providers.find(isFirebase);
  if (settings === undefined) return {};
  const { apiKey, toolkitUri, identityProviders, projectNumber, appId, siteKey, appCheckUri, recaptchaUri } =
    settings;
  const isGuarded = projectNumber !== null;
  return {
    firebase: {
      apiKey,
      toolkitUri,
      identityProviders: [...identityProviders],
      // Projects with App Check accept sign-ups only with an App Check token (SIGN-86).
      signUp: !isGuarded || (appId !== null && siteKey !== null),
      appCheck:
        isGuarded && appId !== null && siteKey !== null
          ? { appCheckUri, projectNumber, appId, siteKey, recaptchaUri }
          : null,
    },
  };
};

import type { PublicRealm } from '@footlight/contract';
import type { Realm } from '../../realm/load-realm.js';
import type { ProviderSettings, SettingsOf } from '../../realm/providers/providers.schemas.js';

const isFirebase = (settings: ProviderSettings): settings is SettingsOf<'FIREBASE'> =>
  settings.name === 'FIREBASE';

/** What a browser needs to sign in at Firebase; nothing of it is secret (SIGN-143). */
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
      // The service takes sign-ups only with a token of App Check where the project has it (SIGN-86).
      signUp: !isGuarded || (appId !== null && siteKey !== null),
      appCheck:
        isGuarded && appId !== null && siteKey !== null
          ? { appCheckUri, projectNumber, appId, siteKey, recaptchaUri }
          : null,
    },
  };
};

import type { AccessTokens } from './auth/access-tokens.js';
import { composeMails } from './compose-mails.js';
import type { Database } from './database/database.js';
import type { FeatureTools } from './feature-tools.js';
import type { Caller, Handlers } from './feature.js';
import { accountsOn, createAccountsFeature } from './features/account/accounts.feature.js';
import { createAdministrationFeature } from './features/administration/administration.feature.js';
import { createCaptchaFeature } from './features/sign-in/captcha/captcha.feature.js';
import { consentsOn, createConsentsFeature } from './features/account/consents/consents.feature.js';
import { createIdentityProofFeature } from './features/sign-in/identity-proof/identity-proof.feature.js';
import { providerLicencesOn } from './features/commerce/licences/licences.feature.js';
import type { LockOut } from './features/sign-in/lock-out/lock-out.service.js';
import { createPasskeysFeature, passkeyProofsOf } from './features/sign-in/passkeys/passkeys.feature.js';
import { createProfilesFeature } from './features/account/profiles/profiles.feature.js';
import { createProvidersFeature, providerLinksOn } from './features/sign-in/providers/providers.feature.js';
import { createSecondFactorFeature } from './features/sign-in/second-factor/second-factor.feature.js';
import { createSessionFeature, sessionOn } from './features/sign-in/session/session.feature.js';

export interface SignInOptions extends FeatureTools {
  readonly tokens: AccessTokens;
  readonly lockOut: LockOut;
}

/** Composes identity: sign-in methods → sessions → accounts, and the features that depend on both. */
export const composeSignIn = ({ tokens, lockOut, ...tools }: SignInOptions) => {
  const { db } = tools;
  const captcha = createCaptchaFeature(tools);
  const mails = composeMails({ ...tools, lockOut });
  const { post, onNewAccount } = mails;
  const secondFactor = createSecondFactorFeature({ ...tools, post, lockOut });
  const partsOn = (on: Database) => {
    const accounts = accountsOn(on, { ...tools, lockOut, onNewAccount });
    const demandSecondFactor = secondFactor.demand;
    const session = sessionOn(on, {
      ...tools,
      ...providerLinksOn(on),
      accounts,
      tokens,
      demandSecondFactor,
    });
    const [licences, consents] = [providerLicencesOn(on, tools), consentsOn(on, tools)];
    return { accounts, session, licences, consents };
  };
  const { accounts, session } = partsOn(db);
  const onSession = { ...tools, accounts, session, post };
  const ofSession = createSessionFeature(onSession);
  const providers = createProvidersFeature({ ...tools, partsOn });
  const { proof, ...ofProof } = createIdentityProofFeature({ ...onSession, ...passkeyProofsOf(onSession) });
  const passkeys = createPasskeysFeature(onSession);
  const ofAccounts = createAccountsFeature({ ...onSession, linkedTo: providers.linkedTo });
  const administration = createAdministrationFeature({ ...onSession, devices: ofSession.devicesOf });
  const signInHandlers = mails.sendingAfter({
    ...ofSession.handlers,
    ...mails.handlers(session, providers.withPasswords),
    ...secondFactor.handlersWith({ session, accounts, proof }),
    ...ofProof.handlers,
    ...passkeys.handlers,
  });
  return {
    accounts,
    session,
    post,
    demandProof: (caller: Caller) => proof.demand(caller),
    handlers: {
      ...captcha.guard(signInHandlers),
      ...captcha.handlers,
      ...providers.handlers,
      ...ofAccounts.handlers,
      ...createProfilesFeature(onSession).handlers,
      ...createConsentsFeature(tools).handlers,
      ...ofSession.deviceHandlers,
      ...administration.handlers,
    } satisfies Handlers,
    /** Routes for the forms that outside providers post. */
    registerFormPost: providers.registerFormPost,
    /** Sends mails while the application runs. */
    sendMails: mails.attach,
    clean: async (): Promise<void> => {
      await ofSession.clean();
      await providers.clean();
      await ofAccounts.clean();
      await administration.clean();
      await mails.clean();
      await captcha.clean();
      await secondFactor.clean();
      await passkeys.clean();
      await lockOut.clean();
    },
  };
};

import type { AccessTokens } from '../../auth/access-tokens.js';
import type { LockOut } from '../../auth/lock-out.service.js';
import type { Database } from '../../database/database.js';
import type { Caller, Feature } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import { securityMail } from '../../mail/security-mail.js';
import { accountsOn } from '../account/accounts.feature.js';
import type { AccountRow, AccountsService } from '../account/accounts.service.js';
import { consentsOn } from '../account/consents/consents.feature.js';
import { createCaptchaFeature } from './captcha/captcha.feature.js';
import { createEmailChangeFeature } from './email-change/email-change.feature.js';
import {
  emailConfirmationHandlers,
  emailConfirmationMail,
} from './email-confirmation/email-confirmation.routes.js';
import { createIdentityProofFeature } from './identity-proof/identity-proof.feature.js';
import { magicLinkHandlers, magicLinkMail } from './magic-link/magic-link.routes.js';
import { MailLinksRepository } from './mail-links/mail-links.repository.js';
import { MailLinks } from './mail-links/mail-links.service.js';
import { createPasskeysFeature, passkeyProofsOf } from './passkeys/passkeys.feature.js';
import { createPasswordFeature } from './password/password.feature.js';
import { createProvidersFeature, providerLinksOn } from './providers/providers.feature.js';
import type { LinkedProvidersService } from './providers/linked/linked-providers.service.js';
import type { ProviderLicences } from './providers/provider-licences.js';
import { createSecondFactorFeature } from './second-factor/second-factor.feature.js';
import { createSessionFeature, sessionOn } from './session/session.feature.js';
import { DevicesRepository } from './session/devices.repository.js';
import type { DevicesService } from './session/devices.service.js';
import type { SessionService } from './session/session.service.js';

export interface SignInOptions extends FeatureTools {
  readonly tokens: AccessTokens;
  readonly lockOut: LockOut;
  /** Stores the licences that providers report, in the database or in a transaction. */
  readonly licencesOn: (db: Database) => ProviderLicences;
}

export interface SignInFeature extends Feature {
  readonly accounts: AccountsService;
  readonly session: SessionService;
  readonly linkedTo: LinkedProvidersService['list'];
  /** Ends an account's sessions except one, in a transaction. */
  readonly endOtherSessions: (
    tx: Database,
    accountId: string,
    sessionId: string | undefined,
    at: Date,
  ) => Promise<void>;
  readonly devices: DevicesService['of'];
  /** @throws {ApiError} PROOF_REQUIRED unless the caller has recently proved its identity */
  readonly demandProof: (caller: Caller) => Promise<void>;
}

/** The ways to sign in → sessions → accounts, with the mails and proofs that they need. */
export const createSignInFeature = ({
  tokens,
  lockOut,
  licencesOn,
  ...tools
}: SignInOptions): SignInFeature => {
  const { db, realm, clock, post, writer } = tools;
  const captcha = createCaptchaFeature(tools);
  const links = new MailLinks(new MailLinksRepository(db), clock);
  const { emailChange, ...ofEmailChange } = createEmailChangeFeature({ ...tools, lockOut });
  const password = createPasswordFeature({ ...tools, lockOut, links });
  const secondFactor = createSecondFactorFeature({ ...tools, lockOut });
  const partsOn = (on: Database) => {
    const accounts = accountsOn(on, {
      lockOut,
      clock,
      onNewAccount: async (tx: Database, { email, language }: Pick<AccountRow, 'email' | 'language'>) => {
        if (realm.signIn.emailConfirmation && email !== null)
          await post(tx, { kind: 'email-confirmation', recipient: email, language });
      },
    });
    const session = sessionOn(on, {
      ...tools,
      ...providerLinksOn(on),
      accounts,
      tokens,
      demandSecondFactor: secondFactor.demand,
    });
    return { accounts, session, licences: licencesOn(on), consents: consentsOn(on, tools) };
  };
  const { accounts, session } = partsOn(db);
  const onSession = { ...tools, accounts, session };
  const ofSession = createSessionFeature(onSession);
  const providers = createProvidersFeature({ ...tools, partsOn });
  const { proof, ...ofProof } = createIdentityProofFeature({ ...onSession, ...passkeyProofsOf(onSession) });
  const passkeys = createPasskeysFeature(onSession);
  return {
    accounts,
    session,
    linkedTo: providers.linkedTo,
    endOtherSessions: (tx, accountId, sessionId, at) =>
      new DevicesRepository(tx).endOthers(accountId, sessionId, at),
    devices: ofSession.devicesOf,
    demandProof: (caller) => proof.demand(caller),
    handlers: {
      ...captcha.guard({
        ...ofSession.handlers,
        ...providers.withPasswords(password.handlers),
        ...ofEmailChange.handlers,
        ...emailConfirmationHandlers(links, emailChange),
        ...magicLinkHandlers({ db, links, post, session, realm }),
        ...secondFactor.handlersWith({ session, accounts, proof }),
        ...ofProof.handlers,
        ...passkeys.handlers,
      }),
      ...captcha.handlers,
      ...providers.handlers,
      ...ofSession.deviceHandlers,
    },
    register: (app, { attempts }) => providers.registerFormPost(app, attempts),
    jobs: [
      cleaning('sign-in.sessions', ofSession.clean),
      cleaning('sign-in.providers', providers.clean),
      cleaning('sign-in.mail-links', () => links.clean()),
      cleaning('sign-in.captcha', captcha.clean),
      cleaning('sign-in.second-factor', secondFactor.clean),
      cleaning('sign-in.passkeys', passkeys.clean),
      cleaning('sign-in.lock-out', () => lockOut.clean()),
    ],
    mails: {
      ...password.mails,
      'email-confirmation': emailConfirmationMail(links, writer),
      'magic-link': magicLinkMail(links, writer),
      ...ofEmailChange.mails,
      'security-changed': securityMail(writer),
    },
  };
};

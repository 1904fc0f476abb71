import type { BodyOf, Call } from '@footlight/contract';
import type { AccessTokens } from '../../auth/access-tokens.js';
import type { LockOut } from '../../auth/lock-out.service.js';
import type { Database } from '../../database/database.js';
import type { Caller, Feature, MoveViewers } from '../../feature.js';
import type { FeatureTools } from '../../feature-tools.js';
import { cleaning } from '../../jobs/job.js';
import { createPostSecurityMail } from '../../mail/post-security-mail.js';
import { securityMail } from '../../mail/security-mail.js';
import { accountsOn } from '../account/accounts.feature.js';
import type { AccountRow, AccountsService } from '../account/accounts.service.js';
import { consentsOn } from '../account/consents/consents.feature.js';
import { createProveAddress } from './address-proof/address-proof.js';
import { createRemoveUnprovenWays } from './address-proof/unproven-ways.js';
import { CaptchaRepository } from './captcha/captcha.repository.js';
import { behindCaptcha, captchaHandlers } from './captcha/captcha.routes.js';
import { Captcha } from './captcha/captcha.service.js';
import { DeviceCodeRepository } from './device-code/device-code.repository.js';
import { deviceCodeHandlers } from './device-code/device-code.routes.js';
import { DeviceCodes } from './device-code/device-code.service.js';
import { emailChangeMails } from './email-change/email-change-mails.js';
import { EmailChangeRepository } from './email-change/email-change.repository.js';
import { emailChangeHandlers } from './email-change/email-change.routes.js';
import { EmailChangeService } from './email-change/email-change.service.js';
import {
  emailConfirmationHandlers,
  emailConfirmationMail,
} from './email-confirmation/email-confirmation.routes.js';
import { IdentityProofRepository } from './identity-proof/identity-proof.repository.js';
import { identityProofHandlers } from './identity-proof/identity-proof.routes.js';
import { IdentityProof } from './identity-proof/identity-proof.service.js';
import { magicLinkHandlers, magicLinkMail } from './magic-link/magic-link.routes.js';
import { MailLinksRepository } from './mail-links/mail-links.repository.js';
import { MailLinks } from './mail-links/mail-links.service.js';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
import { passkeysHandlers } from './passkeys/passkeys.routes.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { relyingParty } from './passkeys/relying-party.js';
import { passwordMails } from './password/password-mails.js';
import { PasswordRepository } from './password/password.repository.js';
import { passwordHandlers } from './password/password.routes.js';
import { PasswordService } from './password/password.service.js';
import { createProvidersFeature, providerLinksOn } from './providers/providers.feature.js';
import { accountsJoinedMail } from './providers/linked/accounts-joined-mail.js';
import { PendingLinksRepository } from './providers/linked/pending-links.repository.js';
import type { LinkedProvidersService } from './providers/linked/linked-providers.service.js';
import type { ProviderLicences } from './providers/provider-licences.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { secondFactorHandlers } from './second-factor/second-factor.routes.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { factorRemovalMail } from './second-factor/factor-removal-mail.js';
import { TimeCodes } from './second-factor/time-codes.js';
import { DevicesRepository } from './session/devices.repository.js';
import { devicesHandlers } from './session/devices.routes.js';
import { DevicesService } from './session/devices.service.js';
import { SessionRepository } from './session/session.repository.js';
import { sessionHandlers } from './session/session.routes.js';
import { createRevealTaken, type RevealTaken } from './session/taken-addresses.js';
import { SessionService } from './session/session.service.js';
import { createTellOfDevice, newDeviceMail } from './sign-in-events/new-device-mail.js';
import { recordedSignIns } from './sign-in-events/recorded-sign-ins.js';
import { SignInEventsRepository } from './sign-in-events/sign-in-events.repository.js';
import { signInEventsHandlers } from './sign-in-events/sign-in-events.routes.js';
import { SignInEventsService } from './sign-in-events/sign-in-events.service.js';

export interface SignInOptions extends FeatureTools {
  readonly tokens: AccessTokens;
  readonly lockOut: LockOut;
  /** Stores the licences that providers report, in the database or in a transaction. */
  readonly licencesOn: (db: Database) => ProviderLicences;
  /** Moves what viewers left in all subjects. */
  readonly moveViewers: MoveViewers;
}

export interface SignInFeature extends Feature {
  readonly accounts: AccountsService;
  readonly session: SessionService;
  readonly revealTaken: RevealTaken;
  readonly linkedTo: LinkedProvidersService['list'];
  /** Ends an account's sessions except one, in a transaction. */
  readonly endOtherSessions: (
    tx: Database,
    accountId: string,
    sessionId: string | undefined,
    at: Date,
  ) => Promise<void>;
  /** Deletes what waits to become a session or a link of an account, in a transaction. */
  readonly dropPending: (tx: Database, accountId: string) => Promise<void>;
  readonly devices: DevicesService['of'];
  /** Records the attempts at calls of another subject that begin a session. */
  readonly recordSignIns: ReturnType<typeof recordedSignIns>;
  readonly signIns: SignInEventsService;
  readonly factors: Pick<SecondFactorService, 'status' | 'requestRemoval' | 'cancelRemoval'>;
  /** @throws {ApiError} PROOF_REQUIRED unless the caller has recently proved its identity */
  readonly demandProof: (caller: Caller, kind: NonNullable<Call['recentProof']>) => Promise<void>;
}

const createServices = ({ tokens, lockOut, licencesOn, moveViewers, ...tools }: SignInOptions) => {
  const { db, realm, clock, secrets, origins, post } = tools;
  const postSecurityMail = createPostSecurityMail(post);
  const captcha = new Captcha(new CaptchaRepository(db), secrets.captcha, clock);
  const proveAddress = createProveAddress(createRemoveUnprovenWays({ post: postSecurityMail, licencesOn }));
  const links = new MailLinks(new MailLinksRepository(db), clock, proveAddress);
  const newEmails = new EmailChangeRepository(db, post, proveAddress);
  const emailChange = new EmailChangeService({ repository: newEmails, lockOut, realm, clock });
  const factors = new SecondFactorService({
    repository: new SecondFactorRepository(db),
    codes: new TimeCodes(secrets.secondFactors, realm.name),
    lockOut,
    post: postSecurityMail,
    key: secrets.recoveryCodes,
    postMail: post,
    removalHours: realm.signIn.secondFactor.removalHours,
    clock,
  });
  const partsOn = (on: Database) => {
    const links = providerLinksOn(on);
    const accounts = accountsOn(on, {
      realm,
      clock,
      lockOut,
      linkedTo: links.linkedTo,
      onNewAccount: async (tx: Database, { email, language }: Pick<AccountRow, 'email' | 'language'>) => {
        if (realm.signIn.emailConfirmation && email !== null)
          await post(tx, { kind: 'email-confirmation', recipient: email, language });
      },
    });
    const session = new SessionService({
      ...tools,
      ...links,
      repository: new SessionRepository(on),
      refreshKey: secrets.refreshTokens,
      accounts,
      tokens,
      demandSecondFactor: (accountId) => factors.demand(accountId),
    });
    return { accounts, session, licences: licencesOn(on), consents: consentsOn(on, tools) };
  };
  const { accounts, session } = partsOn(db);
  const devices = new DevicesService(new DevicesRepository(db), clock);
  const deviceCodes = new DeviceCodes({ db, partsOn, lockOut, clock });
  const providers = createProvidersFeature({ ...tools, partsOn, postSecurityMail, moveViewers });
  const storedPasskeys = new PasskeysRepository(db, postSecurityMail);
  const ceremonies = new PasskeyCeremonies({
    repository: storedPasskeys,
    party: relyingParty(origins, realm.name),
    key: secrets.passkeyHandles,
    clock,
  });
  const proof = new IdentityProof({
    ...tools,
    repository: new IdentityProofRepository(db),
    accounts,
    verifyCode: (accountId, code) => factors.verify(accountId, code),
    hasCode: async (accountId) => (await factors.status(accountId)).enabled,
    hasPasskey: async (accountId) => (await storedPasskeys.ofAccount(accountId)).length > 0,
    verifyPasskey: (credential) => ceremonies.verifySignIn(credential),
  });
  const passwords = new PasswordService({
    ...tools,
    repository: new PasswordRepository(db, post, proveAddress),
    lockOut,
    links,
  });
  const events = new SignInEventsService({
    ...tools,
    repository: new SignInEventsRepository(db),
    tellOfDevice: createTellOfDevice(post),
  });
  const { magicLink } = realm.signIn;
  const passkeys = new PasskeysService({
    repository: storedPasskeys,
    ceremonies,
    accounts,
    magicLink,
    clock,
  });
  return {
    accounts,
    session,
    devices,
    deviceCodes,
    providers,
    captcha,
    links,
    newEmails,
    emailChange,
    factors,
    storedPasskeys,
    ceremonies,
    passkeys,
    passwords,
    proof,
    events,
  };
};

const signInMails = (
  links: Pick<MailLinks, 'make'>,
  newEmails: Pick<EmailChangeRepository, 'addLink'>,
  writer: FeatureTools['writer'],
  clock: FeatureTools['clock'],
) => ({
  ...passwordMails(links, writer),
  'email-confirmation': emailConfirmationMail(links, writer),
  'magic-link': magicLinkMail(links, writer),
  ...emailChangeMails(newEmails, writer, clock),
  'security-changed': securityMail(writer),
  'new-device': newDeviceMail(writer),
  'factor-removal': factorRemovalMail(writer),
  'accounts-joined': accountsJoinedMail(writer),
});

/** Makes links for previews, which lead to the page of a link that is no longer valid. */
const SAMPLE_LINKS: Pick<MailLinks, 'make'> = {
  make: (_purpose, email) =>
    Promise.resolve({ token: 'sample', owner: { accountId: 'sample', email, language: null } }),
};
const SAMPLE_EMAILS: Pick<EmailChangeRepository, 'addLink'> = { addLink: () => Promise.resolve(true) };

/** The ways to sign in → sessions → accounts, with the mails and proofs that they need. */
export const createSignInFeature = (options: SignInOptions): SignInFeature => {
  const { db, realm, clock, post, writer, lockOut } = options;
  const services = createServices(options);
  const { accounts, session, devices, providers, captcha, links, emailChange, factors, proof } = services;
  const revealTaken = createRevealTaken(lockOut);
  const recordSignIns = recordedSignIns({
    events: services.events,
    accountNamedIn: async (name, body) => {
      if (name === 'login') return accounts.withEmail((body as BodyOf<'login'>).id.trim());
      return name === 'loginSecondFactor'
        ? factors.challenged((body as BodyOf<'loginSecondFactor'>).challenge)
        : undefined;
    },
  });
  const guarded = {
    ...sessionHandlers(session, realm, clock, revealTaken),
    ...providers.withPasswords(passwordHandlers(services.passwords)),
    ...emailChangeHandlers({ changes: emailChange, accounts, demandProof: (caller) => proof.demand(caller) }),
    ...emailConfirmationHandlers({ db, realm, post, links, accounts, changes: emailChange }),
    ...magicLinkHandlers({ db, links, post, session, realm }),
    ...secondFactorHandlers({ factors, session, accounts, proof, realm }),
    ...identityProofHandlers(proof),
    ...passkeysHandlers({ ...services, realm }),
  };
  return {
    accounts,
    session,
    revealTaken,
    linkedTo: providers.linkedTo,
    endOtherSessions: (tx, accountId, sessionId, at) =>
      new DevicesRepository(tx).endOthers(accountId, sessionId, at),
    dropPending: async (tx, accountId) => {
      await new DeviceCodeRepository(tx).dropOf(accountId);
      await new PendingLinksRepository(tx).dropOf(accountId);
    },
    devices: (accountId) => devices.of(accountId),
    factors,
    demandProof: async (caller, kind) => void (await proof.demand(caller, kind)),
    recordSignIns,
    signIns: services.events,
    handlers: recordSignIns({
      ...behindCaptcha(guarded, captcha, realm),
      ...captchaHandlers(captcha, realm),
      ...providers.handlers,
      ...devicesHandlers(devices),
      ...deviceCodeHandlers(services.deviceCodes, writer),
      ...signInEventsHandlers(services.events),
    }),
    register: (app, { attempts }) => providers.registerFormPost(app, attempts),
    jobs: [
      cleaning('sign-in.sessions', () => session.clean()),
      cleaning('sign-in.providers', providers.clean),
      cleaning('sign-in.mail-links', () => links.clean()),
      cleaning('sign-in.device-codes', () => services.deviceCodes.clean()),
      cleaning('sign-in.captcha', () => captcha.clean()),
      cleaning('sign-in.second-factor', () => factors.clean()),
      cleaning('sign-in.passkeys', () => services.storedPasskeys.clean(new Date(clock.now()))),
      cleaning('sign-in.lock-out', () => lockOut.clean()),
      cleaning('sign-in.events', () => services.events.clean()),
    ],
    mails: signInMails(links, services.newEmails, writer, clock),
    sampleMails: signInMails(SAMPLE_LINKS, SAMPLE_EMAILS, writer, clock),
  };
};

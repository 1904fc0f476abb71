import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.js';
import type { FeatureTools } from '../../../feature-tools.js';
import type { MoveViewers } from '../../../feature.js';
import type { PostSecurityMail } from '../../../mail/post-security-mail.js';
import type { Limit } from '../../../http/limits/limits.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { ConsentsService } from '../../account/consents/consents.service.js';
import type { SessionDependencies, SessionService } from '../session/session.service.js';
import type { ProviderLicences } from './provider-licences.js';
import { AdobeDevicesRepository } from './adobe/adobe-devices.repository.js';
import { EntitlementSync } from './tv/entitlement-sync.service.js';
import { registerFormPost } from './open-id/form-post.routes.js';
import { LinkedProvidersRepository } from './linked/linked-providers.repository.js';
import { withPbrPasswords, type PasswordHandlers } from './credentials/pbr-passwords.js';
import { createGiveUpAccount } from './linked/give-up-account.js';
import { linkedProvidersHandlers } from './linked/linked-providers.routes.js';
import { noteLinkChangeOn } from './linked/link-changes.js';
import { PendingLinksRepository } from './linked/pending-links.repository.js';
import { LinkedProvidersService } from './linked/linked-providers.service.js';
import { MailLinksRepository } from '../mail-links/mail-links.repository.js';
import { ProviderHttp } from './provider-http.js';
import { ProviderSessionsRepository } from './provider-sessions.repository.js';
import { ProviderSignIn } from './provider-sign-in.service.js';
import { createProviders, endAtOf, isTurnedOn } from './providers.js';
import { providersHandlers } from './providers.routes.js';
import type { SignInWork } from './sign-in-work.js';
import { SignInStatesRepository } from './proofs/sign-in-states.repository.js';
import { SignInStates } from './proofs/sign-in-states.js';
import { UsedProofsRepository } from './proofs/used-proofs.repository.js';
import { UsedProofs } from './proofs/used-proofs.js';
import { createTokenVerifiers } from './proofs/token-verifier.js';
import { createTvProviders, entitledOf } from './tv/tv-providers.js';
import { tvProvidersHandlers } from './tv/tv-providers.routes.js';

export interface ProvidersFeatureOptions extends Pick<
  FeatureTools,
  'db' | 'realm' | 'clock' | 'secrets' | 'origins' | 'post'
> {
  /** Moves what viewers left in all subjects. */
  readonly moveViewers: MoveViewers;
  /** Creates the services on a database or transaction. */
  readonly partsOn: (db: Database) => {
    readonly accounts: AccountsService;
    readonly session: SessionService;
    readonly licences: ProviderLicences;
    readonly consents: ConsentsService;
  };
  readonly postSecurityMail: PostSecurityMail;
}

/** Minimum interval before an unknown key is looked for again, so that forged tokens do not cause requests. */
const KEYS_COOLDOWN_MS = 10_000;

/** What sessions need of an account's providers, on a database or transaction. */
export const providerLinksOn = (db: Database): Pick<SessionDependencies, 'linkedTo' | 'beganWith'> => ({
  linkedTo: (accountId) => new LinkedProvidersRepository(db).ofAccount(accountId),
  beganWith: async (sessionId) => new ProviderSessionsRepository(db).ofSession(sessionId),
});

export const createProvidersFeature = ({
  db,
  realm,
  clock,
  secrets,
  origins,
  post,
  partsOn,
  postSecurityMail,
  moveViewers,
}: ProvidersFeatureOptions) => {
  const origin = origins[0] ?? '';
  const http = new ProviderHttp({ timeoutMs: realm.signIn.providerTimeoutMs });
  const states = new SignInStates(new SignInStatesRepository(db), { key: secrets.signInStates, clock });
  const verifiers = createTokenVerifiers({ http, clock, keysCooldownMs: KEYS_COOLDOWN_MS });
  const tools = { http, states, verifiers, clock, origin };
  const providers = createProviders(realm, tools);
  const usedProofs = new UsedProofs(new UsedProofsRepository(db), clock);
  const devices = new AdobeDevicesRepository(db);
  const tv = createTvProviders(realm, { ...tools, usedProofs, devices, deviceKey: secrets.adobeDevices });
  const giveUpAccount = createGiveUpAccount({ realm, post, postSecurityMail, moveViewers });
  const linkWorkOn = (tx: Database) => {
    const parts = partsOn(tx);
    return {
      ...parts,
      giveUp: (move: Parameters<SignInWork['giveUp']>[0]) => giveUpAccount(tx, parts.accounts, move),
      links: new LinkedProvidersRepository(tx),
      pending: new PendingLinksRepository(tx),
      sessionsThere: new ProviderSessionsRepository(tx),
      noteChange: noteLinkChangeOn(tx, postSecurityMail),
      confirmAddress: (owner: { accountId: string; email: string }, at: Date) =>
        new MailLinksRepository(tx).confirmAddress(owner, at),
    };
  };
  const signIn = new ProviderSignIn({
    transact: (work) => db.transaction((tx) => work(linkWorkOn(tx))),
    key: secrets.providerTokens,
    clock,
  });
  const linked = new LinkedProvidersService({
    transact: (work) => db.transaction((tx) => work(linkWorkOn(tx))),
    isOn: (of) => isTurnedOn(realm, of),
    endAt: endAtOf(providers, tv.opin),
    key: secrets.providerTokens,
    clock,
  });
  const entitlements = new EntitlementSync({
    sessionsThere: new ProviderSessionsRepository(db),
    ...partsOn(db),
    providerOf: (name) => entitledOf(tv, name),
    key: secrets.providerTokens,
  });
  return {
    handlers: {
      ...providersHandlers({ providers, signIn, realm, consents: partsOn(db).consents }),
      ...tvProvidersHandlers({ providers: tv, signIn, entitlements, realm }),
      ...linkedProvidersHandlers(linked, signIn),
    },
    /** Adds the password calls of providers that manage passwords themselves. */
    withPasswords: <Own extends PasswordHandlers>(own: Own): Own => withPbrPasswords(own, tv.pbr),
    linkedTo: (accountId: string) => linked.list(accountId),
    registerFormPost: (app: FastifyInstance, limit: Limit) => registerFormPost(app, { states, limit }),
    clean: async () => {
      await states.clean();
      await usedProofs.clean();
      await new PendingLinksRepository(db).clean(new Date(clock.now()));
      await devices.clean(new Date(clock.now()));
    },
  };
};

import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.js';
import type { FeatureTools } from '../../../feature-tools.js';
import type { Limit } from '../../../http/limits/limits.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { ConsentsService } from '../../account/consents/consents.service.js';
import type { SessionDependencies, SessionService } from '../session/session.service.js';
import type { ProviderLicences } from '../../commerce/licences/provider-licences.service.js';
import { createAdobeDevicesRepository } from './adobe/adobe-devices.repository.js';
import { createEntitlementSync } from './tv/entitlement-sync.service.js';
import { registerFormPost } from './open-id/form-post.routes.js';
import { createLinkedProvidersRepository } from './linked/linked-providers.repository.js';
import { withPbrPasswords, type PasswordHandlers } from './credentials/pbr-passwords.js';
import { linkedProvidersHandlers } from './linked/linked-providers.routes.js';
import { createLinkedProviders } from './linked/linked-providers.service.js';
import { createProviderHttp } from './provider-http.js';
import { createProviderSessionsRepository } from './provider-sessions.repository.js';
import { createProviderSignIn } from './provider-sign-in.service.js';
import { createProviders, endAtOf, isTurnedOn } from './providers.js';
import { providersHandlers } from './providers.routes.js';
import { createSignInStatesRepository } from './proofs/sign-in-states.repository.js';
import { createSignInStates } from './proofs/sign-in-states.js';
import { createUsedProofsRepository } from './proofs/used-proofs.repository.js';
import { createUsedProofs } from './proofs/used-proofs.js';
import { createTokenVerifiers } from './proofs/token-verifier.js';
import { createTvProviders, entitledOf } from './tv/tv-providers.js';
import { tvProvidersHandlers } from './tv/tv-providers.routes.js';

export interface ProvidersFeatureOptions extends Pick<
  FeatureTools,
  'db' | 'realm' | 'clock' | 'secrets' | 'origins'
> {
  /** Creates the services on a database or transaction. */
  readonly partsOn: (db: Database) => {
    readonly accounts: AccountsService;
    readonly session: SessionService;
    readonly licences: ProviderLicences;
    readonly consents: ConsentsService;
  };
}

/** Minimum interval before an unknown key is looked for again, so that forged tokens do not cause requests. */
const KEYS_COOLDOWN_MS = 10_000;

/** What sessions need of an account's providers, on a database or transaction. */
export const providerLinksOn = (db: Database): Pick<SessionDependencies, 'linkedTo' | 'beganWith'> => ({
  linkedTo: (accountId) => createLinkedProvidersRepository(db).ofAccount(accountId),
  beganWith: async (sessionId) => createProviderSessionsRepository(db).ofSession(sessionId),
});

export const createProvidersFeature = ({
  db,
  realm,
  clock,
  secrets,
  origins,
  partsOn,
}: ProvidersFeatureOptions) => {
  const origin = origins[0] ?? '';
  const http = createProviderHttp({ timeoutMs: realm.signIn.providerTimeoutMs });
  const states = createSignInStates(createSignInStatesRepository(db), { key: secrets.signInStates, clock });
  const verifiers = createTokenVerifiers({ http, clock, keysCooldownMs: KEYS_COOLDOWN_MS });
  const tools = { http, states, verifiers, clock, origin };
  const providers = createProviders(realm, tools);
  const usedProofs = createUsedProofs(createUsedProofsRepository(db), clock);
  const devices = createAdobeDevicesRepository(db);
  const tv = createTvProviders(realm, { ...tools, usedProofs, devices, deviceKey: secrets.adobeDevices });
  const signIn = createProviderSignIn({
    transact: (work) =>
      db.transaction((tx) =>
        work({
          ...partsOn(tx),
          links: createLinkedProvidersRepository(tx),
          sessionsThere: createProviderSessionsRepository(tx),
        }),
      ),
    key: secrets.providerTokens,
    clock,
  });
  const linked = createLinkedProviders({
    transact: (work) =>
      db.transaction((tx) =>
        work({
          ...partsOn(tx),
          db: tx,
          links: createLinkedProvidersRepository(tx),
          sessionsThere: createProviderSessionsRepository(tx),
        }),
      ),
    isOn: (of) => isTurnedOn(realm, of),
    endAt: endAtOf(providers, tv.opin),
    key: secrets.providerTokens,
    clock,
  });
  const entitlements = createEntitlementSync({
    sessionsThere: createProviderSessionsRepository(db),
    ...partsOn(db),
    providerOf: (name) => entitledOf(tv, name),
    key: secrets.providerTokens,
  });
  return {
    handlers: {
      ...providersHandlers({ providers, signIn, realm, consents: partsOn(db).consents }),
      ...tvProvidersHandlers({ providers: tv, signIn, entitlements, realm }),
      ...linkedProvidersHandlers(linked),
    },
    /** Adds the password calls of providers that manage passwords themselves. */
    withPasswords: <Own extends PasswordHandlers>(own: Own): Own => withPbrPasswords(own, tv.pbr),
    linkedTo: (accountId: string) => linked.list(accountId),
    registerFormPost: (app: FastifyInstance, limit: Limit) => registerFormPost(app, { states, limit }),
    clean: async () => {
      await states.clean();
      await usedProofs.clean();
      await devices.clean(new Date(clock.now()));
    },
  };
};

export type ProvidersFeature = ReturnType<typeof createProvidersFeature>;

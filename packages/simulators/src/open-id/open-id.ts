import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, interactionPolicy, type Configuration } from 'oidc-provider';
import { PEOPLE, personOf } from '../people.js';
import { signInPage, signOutPage } from '../sign-in-page.js';
import type { Simulator } from '../simulator.js';

/** Clients of the provider; they may return to any page on this machine. */
export const OPEN_ID_DEMO = {
  openId: { clientId: 'footlight', clientSecret: 'open-id-demo-secret' },
  oauth: { clientId: 'footlight-oauth', clientSecret: 'oauth-demo-secret' },
  partner: { clientId: 'footlight-partner', clientSecret: 'partner-demo-secret' },
} as const;

const isThisMachine = (address: string): boolean =>
  /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//u.test(address);

/** `prompt=create`. @see https://openid.net/specs/openid-connect-prompt-create-1_0.html */
const policyWithSignUp = () => {
  const policy = interactionPolicy.base();
  const { Prompt, Check } = interactionPolicy;
  policy.add(
    new Prompt(
      { name: 'create', requestable: true },
      new Check('create_prompt', 'sign-up was asked for', (ctx) =>
        ctx.oidc.prompts.has('create') && ctx.oidc.promptPending('create')
          ? Check.REQUEST_PROMPT
          : Check.NO_NEED_TO_PROMPT,
      ),
    ),
    0,
  );
  return policy;
};

const configure = async (base: string): Promise<Configuration> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'open-id-1', alg: 'RS256', use: 'sig' }] },
    clients: Object.values(OPEN_ID_DEMO).map(({ clientId, clientSecret }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: ['http://localhost/oidc'],
      post_logout_redirect_uris: ['http://localhost/logout'],
    })),
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    // Paths that realm files expect under a base address.
    routes: { authorization: '/authorize', token: '/token', userinfo: '/userinfo' },
    // Clients only request a new account if the provider announces this prompt.
    discovery: { prompt_values_supported: ['none', 'login', 'consent', 'create'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // A partner starts the flow itself, without a PKCE challenge.
    pkce: { required: (_ctx, client) => client.clientId !== OPEN_ID_DEMO.partner.clientId },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage({ company: 'OpenID Connect', form, formId: 'op.logoutForm' });
        },
      },
    },
    interactions: {
      policy: policyWithSignUp(),
      url: (_ctx, { uid }) => `${base}/people/${uid}`,
    },
    findAccount: (_ctx, id) => {
      const person = PEOPLE.find(({ id: own }) => `open-id-${own}` === id);
      if (person === undefined) return undefined;
      const { name, email, emailVerified } = person;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          name,
          ...(email === null ? {} : { email, email_verified: emailVerified }),
        }),
      };
    },
    // Choosing a person counts as consent.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 86_400, Grant: 86_400, Interaction: 3_600, AccessToken: 3_600, IdToken: 3_600 },
  };
};

/**
 * A certified OpenID provider with fictional people, for OPENID_CONNECT, GENERIC_OAUTH and licence partners.
 * @see https://github.com/panva/node-oidc-provider
 */
export const openId: Simulator = {
  name: 'open-id',
  register: async (app, base) => {
    const provider = new Provider(base, await configure(base));
    provider.Client.prototype.redirectUriAllowed = isThisMachine;
    provider.Client.prototype.postLogoutRedirectUriAllowed = isThisMachine;
    const prefix = new URL(base).pathname;
    const answer = provider.callback();

    // The provider parses request bodies itself.
    app.removeContentTypeParser('application/x-www-form-urlencoded');
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null));

    app.get<{ Params: { uid: string } }>('/people/:uid', async (_request, reply) =>
      reply.type('text/html').send(signInPage({ company: 'OpenID Connect', fields: {} })),
    );

    app.post('/people/:uid', async (request, reply) => {
      const form = new URLSearchParams((await request.raw.toArray()).join(''));
      const person = personOf(form.get('person'));
      const { prompt } = await provider.interactionDetails(request.raw, reply.raw);
      const result =
        person === undefined
          ? { error: 'access_denied', error_description: 'End-User aborted interaction' }
          : {
              login: { accountId: `open-id-${person.id}` },
              [prompt.name]: { accountId: `open-id-${person.id}` },
            };
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    });

    app.all('/*', (request, reply) => {
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      // The provider derives its mount path from `originalUrl`.
      raw.originalUrl = raw.url ?? '';
      raw.url = (raw.url ?? '').slice(prefix.length);
      void answer(raw, reply.raw);
    });
  },
};

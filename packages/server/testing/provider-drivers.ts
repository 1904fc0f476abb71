import type { FastifyInstance } from 'fastify';
import { APPLE_DEMO_KEY, FACEBOOK_DEMO_SECRET, OPEN_ID_DEMO } from '@footlight/simulators';
import { call, type Answer } from './call.js';
import { signInAt } from './simulated-browser.js';

export const SITE = 'http://localhost:4600';

/** Parameters of the browser's return: `code`, `state`, `id_token`, `error`, and values that the site has stored. */
type ReturnParameters = Readonly<Record<string, string>>;

/** Operates one provider in the shared suite. */
export interface ProviderDriver {
  readonly name: string;
  /** Its entry in `signIn.providers`. @param origin origin of the simulators */
  settings(origin: string): Record<string, unknown>;
  /** The same, with the addresses that the service requests at `broken`. */
  settingsAt(origin: string, broken: string): Record<string, unknown>;
  /** Returns the address to which the browser is redirected. */
  begin(app: FastifyInstance): Promise<string>;
  /** @param person id of a person; empty cancels */
  approve(app: FastifyInstance, address: string, person: string): Promise<ReturnParameters>;
  exchange(app: FastifyInstance, parameters: ReturnParameters, token?: string): Promise<Answer>;
}

const authorise = async (app: FastifyInstance, word: string): Promise<string> => {
  const { status, body } = await call(app, 'GET', `/api/v2/oauth/${word}/auth-uri`);
  if (status !== 200) throw new Error(`auth-uri answered ${status}: ${JSON.stringify(body)}`);
  return (body as { authorisationUri: string }).authorisationUri;
};

const withToken = (token?: string) => (token === undefined ? {} : { token });

const byQuery = async (_app: FastifyInstance, address: string, person: string): Promise<ReturnParameters> => {
  const { url } = await signInAt(address, person, SITE);
  return Object.fromEntries(url.searchParams);
};

const google: ProviderDriver = {
  name: 'GOOGLE',
  settings: (origin) => ({
    name: 'GOOGLE',
    clientId: 'footlight',
    authoriseUri: `${origin}/google/o/oauth2/v2/auth`,
    issuer: `${origin}/google`,
    jwksUri: `${origin}/google/oauth2/v3/certs`,
  }),
  settingsAt: (origin, broken) => ({ ...google.settings(origin), jwksUri: `${broken}/certs` }),
  begin: (app) => authorise(app, 'GOOGLE'),
  approve: async (_app, address, person) => {
    const { url } = await signInAt(address, person, SITE);
    return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
  },
  exchange: (app, { id_token: idToken = 'none' }, token) =>
    call(app, 'POST', '/api/v2/login/social/google', { body: { idToken }, ...withToken(token) }),
};

const apple: ProviderDriver = {
  name: 'APPLE_ID',
  settings: (origin) => ({
    name: 'APPLE_ID',
    clientId: 'example.footlight',
    teamId: 'TEAM4640',
    keyId: 'KEY4640',
    privateKey: APPLE_DEMO_KEY,
    baseUri: `${origin}/apple`,
  }),
  settingsAt: (origin, broken) => ({ ...apple.settings(origin), baseUri: broken }),
  begin: (app) => authorise(app, 'APPLE_ID'),
  approve: async (app, address, person) => {
    const { url, form } = await signInAt(address, person, SITE);
    const posted = await app.inject({
      method: 'POST',
      url: url.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form ?? {}).toString(),
    });
    const query = new URL(String(posted.headers.location), SITE).searchParams;
    return { ...Object.fromEntries(query), nonce: new URL(address).searchParams.get('nonce') ?? '' };
  },
  exchange: (app, { code = 'none', nonce = 'no-nonce-at-all' }, token) =>
    call(app, 'POST', '/api/v2/login/apple-id', {
      body: { code, nonce, callbackUri: `${SITE}/login/APPLE_ID` },
      ...withToken(token),
    }),
};

const facebook: ProviderDriver = {
  name: 'FACEBOOK',
  settings: (origin) => ({
    name: 'FACEBOOK',
    clientId: 'footlight',
    clientSecret: FACEBOOK_DEMO_SECRET,
    dialogUri: `${origin}/facebook`,
    graphUri: `${origin}/facebook`,
  }),
  settingsAt: (origin, broken) => ({ ...facebook.settings(origin), graphUri: broken }),
  begin: (app) => authorise(app, 'FACEBOOK'),
  approve: byQuery,
  exchange: (app, { code = 'none', state }, token) =>
    call(app, 'POST', '/api/v2/login/social/facebook', {
      body: { code, ...(state === undefined ? {} : { state }) },
      ...withToken(token),
    }),
};

const openId: ProviderDriver = {
  name: 'OPENID_CONNECT',
  settings: (origin) => ({
    name: 'OPENID_CONNECT',
    openIdClientName: 'house',
    issuer: `${origin}/open-id`,
    ...OPEN_ID_DEMO.openId,
  }),
  settingsAt: (origin, broken) => ({ ...openId.settings(origin), issuer: broken }),
  begin: async (app) => {
    const { body } = await call(app, 'GET', '/api/v2/openid/house/auth-uri?authoriseUriFlow=SIGNIN');
    return (body as { authorisationUri: string }).authorisationUri;
  },
  approve: byQuery,
  exchange: (app, { code = 'none', state }, token) =>
    call(app, 'POST', '/api/v2/openid/house/token', {
      body: { authorisationCode: code, ...(state === undefined ? {} : { state }) },
      ...withToken(token),
    }),
};

const oauth: ProviderDriver = {
  name: 'GENERIC_OAUTH',
  settings: (origin) => ({
    name: 'GENERIC_OAUTH',
    providerName: 'club',
    ...OPEN_ID_DEMO.oauth,
    authoriseUri: `${origin}/open-id/authorize`,
    tokenUri: `${origin}/open-id/token`,
    userUri: `${origin}/open-id/userinfo`,
    revokeUri: `${origin}/open-id/token/revocation`,
  }),
  settingsAt: (origin, broken) => ({ ...oauth.settings(origin), tokenUri: `${broken}/token` }),
  begin: (app) => authorise(app, 'club'),
  approve: byQuery,
  exchange: (app, { code = 'none', state }, token) =>
    call(app, 'POST', '/api/v2/oauth/club/token', {
      body: { authorisationCode: code, ...(state === undefined ? {} : { state }) },
      ...withToken(token),
    }),
};

export const DRIVERS: readonly ProviderDriver[] = [google, apple, facebook, openId, oauth];

import { setTimeout } from 'node:timers/promises';
import {
  CREDENTIAL_CLIENT,
  GIGYA_SITE,
  OPIN_CLIENT,
  signSoftwareStatement,
  type RunningSimulators,
} from '@footlight/simulators';
import type { FastifyInstance } from 'fastify';
import { call, type Answer } from './call.js';

/** Persons of the suite; each driver maps them to accounts of its simulator. */
export type TvPerson = 'known' | 'other' | 'unicode' | 'no-address';

/** A proof of sign-in: the body of the exchange and the token sent with it. */
export interface TvProof {
  readonly body: Record<string, unknown>;
  readonly token?: string;
}

/** Operates one TV or licence provider in the suite. */
export interface TvProviderDriver {
  readonly name: string;
  /** Its entry in `signIn.providers`. @param base base address of its simulator */
  settings(base: string): Promise<Record<string, unknown>>;
  /** First path segment of its simulator. */
  readonly simulator: string;
  /** Path of the call that exchanges the proof. */
  readonly path: string;
  /** Whether a proof can be used only once; id and secret can be reused. */
  readonly once: boolean;
  /** E-mail address of the known viewer; null if the provider supplies none. */
  readonly email: string | null;
  prove(
    app: FastifyInstance,
    base: string,
    person: TvPerson,
    /** Token of the account to link; undefined for a guest. */
    account?: string,
  ): Promise<TvProof>;
  /** A proof that the provider rejects. */
  readonly refused: TvProof;
  readonly errorResponse: { readonly status: number; readonly code: string };
}

const SECOND_MS = 1_000;
const INVALID = { status: 401, code: 'PROVIDER_TOKEN_INVALID' } as const;

const post = async (address: string, fields: Record<string, string>): Promise<Response> =>
  fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

const credentials = (name: 'PBR' | 'SPTV', path: string): TvProviderDriver => {
  const company = name.toLowerCase();
  const ids: Record<TvPerson, string> = {
    known: `viewer@${company}.example`,
    other: 'member-4711',
    unicode: `zoe@${company}.example`,
    'no-address': 'member-4711',
  };
  return {
    name,
    simulator: company,
    path,
    once: false,
    email: `viewer@${company}.example`,
    settings: (base) =>
      Promise.resolve({
        name,
        baseUri: base,
        clientId: CREDENTIAL_CLIENT,
        licences: [{ entitlement: 'all-access', licence: 'tv' }],
      }),
    prove: (_app, _base, person) => Promise.resolve({ body: { id: ids[person], secret: `${company}-demo` } }),
    refused: { body: { id: ids.known, secret: 'wrong' } },
    errorResponse: { status: 401, code: 'INVALID_CREDENTIALS' },
  };
};

/** Time of the last signature for each person, in seconds since the epoch. */
const lastSigned = new Map<string, string>();
const gigya: TvProviderDriver = {
  name: 'GIGYA',
  simulator: 'gigya',
  path: '/api/v2/login/gigya',
  once: true,
  email: 'gala@gigya.example',
  settings: (base) =>
    Promise.resolve({
      name: 'GIGYA',
      baseUri: base,
      sdkUri: `${base}/js/gigya.js`,
      apiKey: GIGYA_SITE.apiKey,
      userKey: GIGYA_SITE.userKey,
      clientSecret: GIGYA_SITE.secret,
    }),
  prove: async (_app, base, person) => {
    const loginID = {
      known: 'gala@gigya.example',
      other: 'unverified@gigya.example',
      unicode: 'zoe@gigya.example',
      'no-address': 'phone-4711',
    }[person];
    // Signatures for a person are identical within one second.
    for (;;) {
      const answer = await post(`${base}/accounts.login`, {
        apiKey: GIGYA_SITE.apiKey,
        loginID,
        password: 'gigya-demo',
      });
      const { UID, UIDSignature, signatureTimestamp = '' } = (await answer.json()) as Record<string, string>;
      if (lastSigned.get(loginID) === signatureTimestamp) {
        await setTimeout(SECOND_MS - (Date.now() % SECOND_MS));
        continue;
      }
      lastSigned.set(loginID, signatureTimestamp);
      return { body: { uid: UID, signature: UIDSignature, signatureTimestamp } };
    }
  },
  refused: {
    body: { uid: 'b6a1f0c2e3', signature: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=', signatureTimestamp: '1' },
  },
  errorResponse: INVALID,
};

const opin: TvProviderDriver = {
  name: 'OPIN',
  simulator: 'opin',
  path: '/api/v1/opin-auth',
  once: true,
  email: 'imogen@partner.example',
  settings: (base) =>
    Promise.resolve({
      name: 'OPIN',
      baseUri: base,
      sdkUri: `${base}/sdk.js`,
      ...OPIN_CLIENT,
      licences: [{ entitlement: 'sports', licence: 'tv' }],
    }),
  prove: async (_app, base, person) => {
    const query = new URLSearchParams({
      client_id: OPIN_CLIENT.clientId,
      flow: 'REDIRECT',
      return_uri: 'http://localhost:4600/login/opin',
    });
    const number = person === 'known' ? '07700900123' : '07700900456';
    const back = await post(`${base}/workflow/kestrel?${query.toString()}`, { number, pin: '2468' });
    const fragment = new URL(back.headers.get('location') ?? '').hash.slice(1);
    return { body: { opinAuthToken: new URLSearchParams(fragment).get('opin_response') ?? '' } };
  },
  refused: { body: { opinAuthToken: 'made-up' } },
  errorResponse: INVALID,
};

/** Signs in at a TV provider with a registration code, like the viewer's browser. */
export const signInAtTvProvider = async (base: string, code: string, mvpd: string): Promise<void> => {
  const answer = await post(`${base}/mvpd/${mvpd}/login`, {
    requestor_id: 'footlight',
    reg_code: code,
    redirect_url: 'http://localhost:4600/providers/success',
    action: 'login',
    username: `viewer@${mvpd}.example`,
    password: 'television',
  });
  if (answer.status !== 302) throw new Error(`The TV provider answered ${answer.status}.`);
};

const MVPD: Record<TvPerson, string> = {
  known: 'harbour',
  other: 'meridian',
  unicode: 'coastline',
  'no-address': 'northlight',
};

const adobeSettings = async (base: string) => ({
  baseUri: base,
  requestorId: 'footlight',
  resourceId: 'footlight',
  softwareStatement: await signSoftwareStatement('footlight'),
  allowedProviders: [{ name: 'harbour', display: 'featured' }, { name: 'tideway' }],
  licences: [{ entitlement: 'footlight', licence: 'tv' }],
});

const registerClient = async (app: FastifyInstance, statement: unknown) => {
  const { body } = await call(app, 'POST', '/api/v2/o/client/register', {
    body: { software_statement: statement },
  });
  const { client_id: clientId, client_secret: clientSecret } = body as Record<string, string>;
  return { requestorId: 'footlight', clientId, clientSecret };
};

const adobeDcr: TvProviderDriver = {
  name: 'ADOBE_DCR',
  simulator: 'adobe',
  path: '/api/v3/adobe/token',
  once: true,
  email: null,
  settings: async (base) => ({ name: 'ADOBE_DCR', ...(await adobeSettings(base)) }),
  prove: async (app, base, person) => {
    const mvpd = MVPD[person];
    const client = await registerClient(app, await signSoftwareStatement('footlight'));
    const { body } = await call(app, 'POST', '/api/v3/adobe/regcode', { body: client });
    const { accessToken, code } = body as { accessToken: string; code: string };
    await signInAtTvProvider(base, code, mvpd);
    return { body: { ...client, accessToken } };
  },
  refused: {
    body: { requestorId: 'footlight', clientId: 'made', clientSecret: 'up', accessToken: 'made-up' },
  },
  errorResponse: { status: 400, code: 'REGISTRATION_INVALID' },
};

export const newGuest = async (app: FastifyInstance): Promise<string> => {
  const { body } = await call(app, 'POST', '/api/v2/login/guest/checkin', { body: {} });
  return (body as { authorisationToken: string }).authorisationToken;
};

const adobe: TvProviderDriver = {
  name: 'ADOBE',
  simulator: 'adobe',
  path: '/api/v2/user/adobe',
  once: true,
  email: null,
  settings: async (base) => ({ name: 'ADOBE', ...(await adobeSettings(base)) }),
  prove: async (app, base, person, account) => {
    const mvpd = MVPD[person];
    const token = account ?? (await newGuest(app));
    const { body } = await call(app, 'POST', '/api/v2/adobe/footlight/regcode', { token });
    await signInAtTvProvider(base, (body as { code: string }).code, mvpd);
    return { body: { requestorId: 'footlight', resourceId: 'footlight' }, token };
  },
  refused: { body: { requestorId: 'footlight', resourceId: 'footlight' } },
  errorResponse: { status: 401, code: 'UNAUTHORISED' },
};

export const TV_DRIVERS: readonly TvProviderDriver[] = [
  credentials('PBR', '/api/v2/login/auth-provider/pbr'),
  credentials('SPTV', '/api/v2/login/sptv'),
  gigya,
  opin,
  adobeDcr,
  adobe,
];

/** Exchanges a proof. @param token token of an account to link, instead of that of the proof */
export const exchange = (
  app: FastifyInstance,
  { path }: TvProviderDriver,
  proof: TvProof,
  token: string | undefined = proof.token,
): Promise<Answer> =>
  call(app, 'POST', path, { body: proof.body, ...(token === undefined ? {} : { token }) });

export const baseOf = (simulators: RunningSimulators, { simulator }: TvProviderDriver): string =>
  `${simulators.origin}/${simulator}`;

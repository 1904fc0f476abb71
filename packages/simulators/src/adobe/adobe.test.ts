import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulators, type RunningSimulators } from '../start-simulators.js';
import { adobe } from './adobe.js';
import { signSoftwareStatement } from './software-statement.js';

let running: RunningSimulators;
let base: string;

beforeAll(async () => {
  running = await startSimulators({ port: 0, simulators: [adobe] });
  base = `${running.origin}/adobe`;
});
afterAll(() => running.stop());

const json = async (answer: Response): Promise<Record<string, unknown>> =>
  (await answer.json()) as Record<string, unknown>;

const register = async (statement: string): Promise<Response> =>
  fetch(`${base}/o/client/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ software_statement: statement }),
  });

const accessToken = async (): Promise<string> => {
  const client = await json(await register(await signSoftwareStatement('footlight')));
  const answer = await fetch(`${base}/o/client/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: String(client['client_id']),
      client_secret: String(client['client_secret']),
    }),
  });
  expect(answer.status).toBe(201);
  return String((await json(answer))['access_token']);
};

const device = async () => {
  const headers = { authorization: `Bearer ${await accessToken()}` };
  const regcode = await fetch(`${base}/reggie/v1/footlight/regcode?deviceId=tv`, { method: 'POST', headers });
  expect(regcode.status).toBe(201);
  return { headers, code: String((await json(regcode))['code']) };
};

const signIn = (code: string, fields: Record<string, string>): Promise<Response> =>
  fetch(`${base}/mvpd/harbour/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      requestor_id: 'footlight',
      reg_code: code,
      redirect_url: 'http://localhost:1/providers/success',
      action: 'login',
      ...fields,
    }),
  });

it('registers a client with a valid software statement, and rejects others', async () => {
  expect((await register(await signSoftwareStatement('footlight'))).status).toBe(201);
  const refused = await register('eyJhbGciOiJub25lIn0.e30.');
  expect([refused.status, await json(refused)]).toEqual([400, { error: 'invalid_software_statement' }]);
});

it('rejects device calls without an access token', async () => {
  const answer = await fetch(`${base}/reggie/v1/footlight/regcode?deviceId=tv`, { method: 'POST' });
  expect(answer.status).toBe(401);
});

it('signs in a device by its registration code from another device', async () => {
  const { headers, code } = await device();
  const authn = `${base}/api/v1/tokens/authn?requestor=footlight&deviceId=tv`;
  expect((await fetch(authn, { headers })).status).toBe(404);

  const query = new URLSearchParams({
    requestor_id: 'footlight',
    mso_id: 'harbour',
    reg_code: code,
    domain_name: 'localhost',
    noflash: 'true',
    no_iframe: 'true',
    redirect_url: 'http://localhost:1/providers/success',
  });
  const page = await (await fetch(`${base}/api/v1/authenticate?${query.toString()}`)).text();
  expect(page).toContain('This is a simulator');

  expect((await signIn(code, { username: 'viewer@harbour.example', password: 'no' })).status).toBe(401);
  const back = await signIn(code, { username: 'viewer@harbour.example', password: 'television' });
  expect(back.headers.get('location')).toBe('http://localhost:1/providers/success');
  expect(await json(await fetch(authn, { headers }))).toMatchObject({
    requestor: 'footlight',
    mvpd: 'harbour',
  });
  expect((await fetch(`${base}/api/v1/checkauthn/${code}?requestor=footlight`)).status).toBe(200);

  const authorize = `${base}/api/v1/authorize?requestor=footlight&deviceId=tv&resource=`;
  expect((await fetch(`${authorize}footlight`, { headers })).status).toBe(200);
  expect((await fetch(`${authorize}other`, { headers })).status).toBe(403);
  // A code is invalid after its first use.
  expect((await signIn(code, { username: 'viewer@harbour.example', password: 'television' })).status).toBe(
    400,
  );
});

it('redirects without a token when the viewer cancels, and only to localhost', async () => {
  const { code } = await device();
  expect((await signIn(code, { action: 'cancel' })).status).toBe(302);
  expect((await signIn(code, { action: 'cancel', redirect_url: 'https://elsewhere.example/' })).status).toBe(
    400,
  );
});

it('returns the providers and channels of a requestor', async () => {
  const config = (await json(await fetch(`${base}/api/v1/config/footlight`))) as {
    requestor: { id: string; mvpds: { id: string }[] };
  };
  expect(config.requestor.id).toBe('footlight');
  expect(config.requestor.mvpds.map(({ id }) => id)).toContain('harbour');
  expect((await fetch(`${base}/api/v1/config/unknown`)).status).toBe(404);
  expect((await fetch(`${base}/logos/harbour.svg`)).headers.get('content-type')).toContain('image/svg+xml');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulators, type RunningSimulators } from '../start-simulators.js';
import { OPIN_CLIENT } from './opin-partners.js';
import { opin } from './opin.js';

let running: RunningSimulators;
let base: string;

beforeAll(async () => {
  running = await startSimulators({ port: 0, simulators: [opin] });
  base = `${running.origin}/opin`;
});
afterAll(() => running.stop());

const workflow = (
  fields: Record<string, string>,
  flow = 'REDIRECT',
  returnUri = 'http://localhost:1/login/opin',
) => {
  const query = new URLSearchParams({ client_id: OPIN_CLIENT.clientId, flow, return_uri: returnUri });
  return fetch(`${base}/workflow/kestrel?${query.toString()}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
};

const tokenOf = (answer: Response): string =>
  new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1)).get('opin_response') ?? '';

const introspect = async (token: string): Promise<unknown> => {
  const body = new URLSearchParams({
    client_id: OPIN_CLIENT.clientId,
    client_secret: OPIN_CLIENT.clientSecret,
    token,
  });
  return (await fetch(`${base}/introspect`, { method: 'POST', body })).json();
};

it('returns partners by country', async () => {
  const names = async (country: string): Promise<unknown> =>
    (await fetch(`${base}/partners?client_id=${OPIN_CLIENT.clientId}&country=${country}`)).json();
  expect(await names('gb')).toMatchObject({ partners: [{ id: 'mistral' }, { id: 'kestrel' }] });
  expect(await names('JP')).toEqual({ partners: [] });
});

it('runs a workflow whose token identifies the viewer until logout', async () => {
  expect((await workflow({ number: '07700900123', pin: '0000' })).status).toBe(401);
  const token = tokenOf(await workflow({ number: '07700900123', pin: '2468' }));
  expect(await introspect(token)).toMatchObject({
    active: true,
    sub: 'kestrel:07700900123',
    partner: 'kestrel',
  });
  const headers = { authorization: `Bearer ${token}` };
  const entitlements = await (await fetch(`${base}/entitlements`, { headers })).json();
  expect(entitlements).toEqual({ entitlements: ['sports'] });
  await fetch(`${base}/logout`, { method: 'POST', body: new URLSearchParams({ token }) });
  expect(await introspect(token)).toEqual({ active: false });
});

it('returns without a token when cancelled, by message if it is inline', async () => {
  expect(tokenOf(await workflow({ action: 'cancel' }))).toBe('');
  const page = await (await workflow({ action: 'cancel' }, 'INLINE')).text();
  expect(page).toContain('"http://localhost:1"');
});

it('rejects return addresses on other hosts', async () => {
  expect((await workflow({ action: 'cancel' }, 'REDIRECT', 'https://elsewhere.example/')).status).toBe(400);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulators, type RunningSimulators } from '../start-simulators.js';
import { CREDENTIAL_CLIENT } from './credential-simulator.js';
import { pbr } from './pbr.js';
import { sptv } from './sptv.js';

let running: RunningSimulators;

beforeAll(async () => {
  running = await startSimulators({ port: 0, simulators: [pbr, sptv] });
});
afterAll(() => running.stop());

const send = (path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<Response> =>
  fetch(`${running.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-client-id': CREDENTIAL_CLIENT },
    body: JSON.stringify(body),
  });

const viewer = { id: 'viewer@sptv.example', secret: 'sptv-demo' };

it('returns the viewer at sign-in, and distinguishes wrong passwords from blocked accounts', async () => {
  const answer = await send('/sptv/v1/login', viewer);
  expect(await answer.json()).toMatchObject({
    userId: 'sptv-1',
    email: 'viewer@sptv.example',
    emailVerified: true,
  });
  expect((await send('/sptv/v1/login', { ...viewer, secret: 'no' })).status).toBe(401);
  expect((await send('/sptv/v1/login', { ...viewer, id: 'blocked@sptv.example' })).status).toBe(403);
});

it('returns the viewer’s current packages', async () => {
  const { accessToken } = (await (await send('/sptv/v1/login', viewer)).json()) as { accessToken: string };
  const packages = async (): Promise<unknown> => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await fetch(`${running.origin}/sptv/v1/packages`, { headers })).json();
  };
  expect(await packages()).toEqual({ packages: ['all-access'] });
  await send('/sptv/v1/accounts/sptv-1/packages', { packages: [] }, 'PUT');
  expect(await packages()).toEqual({ packages: [] });
});

it('changes a PBR password by a link that works once', async () => {
  const returnUri = 'http://localhost:4600/resetpwd?providerName=PBR';
  for (const id of ['nobody@pbr.example', 'viewer@pbr.example'])
    expect((await send('/pbr/v1/password-reset', { id, returnUri })).status).toBe(204);
  const headers = { accept: 'application/json' };
  const { letters } = (await (await fetch(`${running.origin}/pbr/mail`, { headers })).json()) as {
    letters: { link: string }[];
  };
  expect(letters).toHaveLength(1);
  const token = new URL(letters[0]?.link ?? '').searchParams.get('token');
  expect((await send('/pbr/v1/password-reset', { token, secret: 'new-secret' }, 'PUT')).status).toBe(204);
  expect((await send('/pbr/v1/password-reset', { token, secret: 'another' }, 'PUT')).status).toBe(400);
  expect((await send('/pbr/v1/login', { id: 'viewer@pbr.example', secret: 'new-secret' })).status).toBe(200);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulators, type RunningSimulators } from '../start-simulators.js';
import { GIGYA_SITE } from './gigya-accounts.js';
import { gigya } from './gigya.js';
import { gigyaSignature } from './gigya-signature.js';

let running: RunningSimulators;

beforeAll(async () => {
  running = await startSimulators({ port: 0, simulators: [gigya] });
});
afterAll(() => running.stop());

const call = async (method: string, fields: Record<string, string>): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${running.origin}/gigya/${method}`, {
    method: 'POST',
    headers: { origin: 'http://localhost:4600' },
    body: new URLSearchParams({ apiKey: GIGYA_SITE.apiKey, ...fields }),
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4600');
  return (await answer.json()) as Record<string, unknown>;
};

const credentials = { loginID: 'gala@gigya.example', password: 'gigya-demo' };

it('signs the UID of a signed-in viewer', async () => {
  const answer = await call('accounts.login', credentials);
  const { UID, signatureTimestamp, UIDSignature } = answer as Record<string, string>;
  expect(UIDSignature).toBe(gigyaSignature(UID ?? '', signatureTimestamp ?? '', GIGYA_SITE.secret));
});

it('rejects a wrong password with its own error code', async () => {
  expect(await call('accounts.login', { ...credentials, password: 'no' })).toMatchObject({
    errorCode: 403_042,
  });
});

it('keeps a session until logout', async () => {
  const { sessionInfo } = (await call('accounts.login', credentials)) as {
    sessionInfo: { cookieValue: string };
  };
  const token = { login_token: sessionInfo.cookieValue };
  expect(await call('accounts.getAccountInfo', token)).toMatchObject({ errorCode: 0, UID: 'b6a1f0c2e3' });
  await call('accounts.logout', token);
  expect(await call('accounts.getAccountInfo', token)).toMatchObject({ errorCode: 403_005 });
});

it('returns the account of a UID, unsigned, to a service with the secret', async () => {
  const { userKey, secret } = GIGYA_SITE;
  const answer = await call('accounts.getAccountInfo', { UID: 'b6a1f0c2e3', userKey, secret });
  expect(answer).toMatchObject({ profile: { firstName: 'Gala' }, isVerified: true });
  expect(answer).not.toHaveProperty('UIDSignature');
  expect(await call('accounts.getAccountInfo', { UID: 'b6a1f0c2e3', userKey, secret: 'no' })).toMatchObject({
    errorCode: 403_003,
  });
});

it('serves its browser SDK', async () => {
  const sdk = await (await fetch(`${running.origin}/gigya/js/gigya.js?apikey=${GIGYA_SITE.apiKey}`)).text();
  expect(sdk).toContain('window.gigya');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadRealm } from './load-realm.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-payments-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = (...providers: readonly unknown[]) => {
  const file = join(folder, 'footlight.config.json');
  writeFileSync(file, JSON.stringify({ id: 'test', name: 'Test', payments: { providers } }));
  return loadRealm(file, { port: 4600 });
};
const CARD = {
  kind: 'sandbox',
  id: 'card',
  name: 'Card',
  baseUri: 'http://localhost:{port+43}',
  secretKey: 'k',
  webhookSecret: 'w',
};

it('resolves ports and secrets from the environment, and applies defaults', () => {
  process.env['FOOTLIGHT_TEST_PAYMENT_KEY'] = 'from outside';
  try {
    const { payments } = load({ ...CARD, secretKey: 'env:FOOTLIGHT_TEST_PAYMENT_KEY' });
    expect(payments).toMatchObject({
      providerTimeoutMs: 15_000,
      messageAgeSeconds: 300,
      providers: [{ baseUri: 'http://localhost:4643', secretKey: 'from outside', countries: null }],
    });
  } finally {
    delete process.env['FOOTLIGHT_TEST_PAYMENT_KEY'];
  }
});

it('rejects unknown, missing and duplicate settings, and names them (MONEY-63)', () => {
  expect(() => load({ ...CARD, kind: 'other' })).toThrow(/payments\.providers\[0\]\.kind/u);
  const { webhookSecret: _left, ...half } = CARD;
  expect(() => load(half)).toThrow(/footlight\.config\.json[^]*payments\.providers\[0\]\.webhookSecret/u);
  const stripe = { ...CARD, kind: 'stripe', wallets: ['PAYPAL'] };
  expect(() => load(stripe)).toThrow(/payments\.providers\[0\]\.wallets\[0\]/u);
  expect(() => load({ ...CARD, minimumAmounts: { pounds: 1 } })).toThrow(
    /payments\.providers\[0\]\.minimumAmounts/u,
  );
  expect(() => load({ ...CARD, methods: ['CARD'] })).toThrow(/payments\.providers\[0\]\.methods/u);
  expect(() => load({ ...CARD, secretKey: 'env:FOOTLIGHT_TEST_UNSET' })).toThrow(
    /payments\.providers\[0\]\.secretKey: found "env:FOOTLIGHT_TEST_UNSET", which is not set/u,
  );
  expect(() => load(CARD, CARD)).toThrow(
    /payments\.providers\[1\]\.id: found "card"; allowed: an id of its own/u,
  );
});

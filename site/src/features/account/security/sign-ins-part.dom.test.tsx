import type { SignInEvent } from '@footlight/contract';
import { loadAccountCatalogue } from '@footlight/i18n';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AccountLabels } from '../../../shell/viewers/account-labels.js';
import { drawShop, type ShopHandlers } from '../../../testing/shop.js';
import { stubIntersectionObserver } from '../../../testing/stub-observers.js';
import { SignInsPart } from './sign-ins-part.js';

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAccountCatalogue('en');
}, 60_000);
const comesIntoView: (() => void)[] = [];
beforeEach(() => {
  comesIntoView.length = 0;
  stubIntersectionObserver((come) => comesIntoView.push(come));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const event = (id: string, more: Partial<SignInEvent> = {}): SignInEvent => ({
  id,
  at: '2026-11-21T20:00:00.000Z',
  method: 'ID',
  outcome: 'SUCCEEDED',
  network: '192.0.2.0/24',
  device: 'computer',
  browser: 'Firefox',
  system: 'Linux',
  country: 'GB',
  ...more,
});

const draw = (listSignIns: NonNullable<ShopHandlers['listSignIns']>) =>
  drawShop(
    <AccountLabels>
      <SignInsPart />
    </AccountLabels>,
    { path: '/account/security', at: '/account/security', answers: { listSignIns } },
  );
const rows = async (): Promise<readonly string[]> =>
  within(await screen.findByRole('list', { name: 'Recent sign-ins' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

// SIGN-171, ACCT-48
it('lists how, with what outcome and where the account was signed in to, and visits of administrators', async () => {
  draw(() => ({
    signIns: [
      event('3', { method: 'IMPERSONATION' }),
      event('2', { outcome: 'WRONG_PROOF', browser: null, system: null, country: null }),
      event('1', { method: 'PASSKEY' }),
    ],
    paging: { moreDataAvailable: false, lastSeen: '1' },
  }));
  const [visit, wrong, passkey] = await rows();
  expect(visit).toMatch(/^An administrator viewed the account/u);
  // Where the administrator is, is not shown.
  expect(visit).not.toContain('192.0.2.0');
  expect(wrong).toMatch(/^Wrong password, code or link · Password192\.0\.2\.0\/24/u);
  expect(passkey).toMatch(/^Signed in · PasskeyFirefox · Linux · United Kingdom · 192\.0\.2\.0\/24/u);
});

// SIGN-171
it('loads earlier ones page by page', async () => {
  const { of } = draw(({ query }) => ({
    signIns: [event(query.lastSeen === undefined ? '2' : '1')],
    paging: { moreDataAvailable: query.lastSeen === undefined, lastSeen: query.lastSeen ?? '2' },
  }));
  expect(await rows()).toHaveLength(1);
  for (const come of comesIntoView) act(come);
  await vi.waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(of('listSignIns').map(({ query }) => query)).toEqual([{}, { lastSeen: '2' }]);
});

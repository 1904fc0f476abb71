import { TEST_CARDS } from '@footlight/simulators';
import { expect, product, test } from './journey.js';
import { newAddress, signedUp } from './signed-in.js';
import type { Tab } from './tab.js';

const goTo = async (tab: Tab, path: string): Promise<void> => {
  await tab.resize(1100, 800);
  await tab.goto(`${product.origin}${path}`);
};

const signIn = async (tab: Tab, email: string, secret: string): Promise<void> => {
  await tab.fill(email, 'main input', 'Email.*');
  await tab.fill(secret, 'main input[name="password"]');
  await tab.key('Enter');
};

const account = (tab: Tab, name: string) =>
  tab.until(({ one }, label) => one('header button', label), `Account of ${name}`);

test('a viewer signs in with the right password only, is led back, and signs out', async ({ tab }) => {
  // The wrong password is answered with 4xx.
  tab.expected.push(/40[13]/u);
  await goTo(tab, '/login?from=%2Fpreferences');
  await signIn(tab, 'viewer@footlight.example', 'not the secret');
  await tab.until(
    ({ one }) => one('main [role="alert"]').textContent === 'That email and password don’t match.',
  );
  await signIn(tab, 'viewer@footlight.example', 'footlight-demo');
  await tab.until(() => location.pathname === '/preferences');
  await tab.keyOn('Enter', 'header button', 'Account of .*');
  await tab.keyOn('Enter', 'header button', 'Sign out');
  await tab.until(({ one }) => one('main h1', 'You’re signed out'));
});

test('passkeys are offered where the browser has them, and only there', async ({ tab }) => {
  const canAnswer = (await tab.driven.addPasskeys?.()) ?? false;
  await signedUp(tab, newAddress('passkeys'));
  await goTo(tab, '/account/security');
  const hasPasskeys = await tab.run(() => typeof PublicKeyCredential === 'function');
  await tab.until(({ one }) => one('main :is(h2, h3)', '.*[Pp]assword.*'));
  const add = 'Add a passkey';
  if (!hasPasskeys) {
    expect(await tab.run(({ all }, name) => all('main button', name).length, add)).toBe(0);
    await goTo(tab, '/login');
    expect(await tab.run(({ all }) => all('main button', '.*passkey').length)).toBe(0);
    return;
  }
  await tab.until(({ one }, name) => one('main button', name), add);
  if (!canAnswer) return;
  await tab.press('main button', add);
  await tab.until(({ one }) => one('main li', 'Passkey 1.*'));
  await tab.keyOn('Enter', 'header button', 'Account of Nadia');
  await tab.keyOn('Enter', 'header button', 'Sign out');
  await tab.until(({ one }) => one('main h1', 'You’re signed out'));
  await goTo(tab, '/login');
  // The key answers the request of the email field by itself.
  await account(tab, 'Nadia');
});

test('a film is bought with a card, and plays', async ({ tab }) => {
  await signedUp(tab, newAddress('buyer'));
  await goTo(tab, '/purchase?from=%2Fvideo%2F1003');
  // The plans of a guest, which the service rendered, are replaced by those of the viewer.
  await account(tab, 'Nadia');
  await tab.press('main button', 'Choose Ringside');
  await tab.until(({ one }) => one('main :is(h1, h2)', 'Your order'));
  const card = tab.frame('iframe[title="Card details"]');
  await card.fill(TEST_CARDS.plain, 'input', 'Card number.*');
  await card.fill('1240', 'input', 'Expiry date.*');
  await card.fill('123', 'input', 'Security code.*');
  await tab.keyOn('Enter', 'main button', 'Pay £.*');
  await tab.until(({ one }) => one('main :is(h1, h2)', 'You’re in'));
  await tab.keyOn('Enter', 'main a', 'Watch Salt and Iron');
  await tab.until(({ one }) => (one('footlight-player >>> video') as HTMLVideoElement).currentTime > 0.2);
});

test('a search opens with a key, finds as the viewer types, and closes to the page', async ({ tab }) => {
  await goTo(tab, '/section/films');
  await tab.key('/');
  await tab.until(() => location.pathname === '/search');
  await tab.until(() => document.activeElement?.matches('input'));
  for (const character of 'night tr') await tab.key(character);
  await tab.until(({ one }) => one('main a', 'Night Train.*'));
  await tab.key('Escape');
  await tab.until(() => location.pathname === '/section/films');
});

test('the guide is used by keyboard', async ({ tab }) => {
  await goTo(tab, '/epg');
  const row = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  await tab.keyOn('ArrowRight', '[role="grid"] [data-stop]');
  const start = await tab.until(() => (document.activeElement as HTMLElement).dataset['at']);
  await tab.key('ArrowRight');
  await tab.until((_, before) => {
    const { at } = (document.activeElement as HTMLElement).dataset;
    return at !== undefined && Date.parse(at) > Date.parse(before);
  }, start);
  expect(await tab.run(row)).toBe('0');
  await tab.key('ArrowDown');
  await tab.until(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] === '1');
  await tab.key('Enter');
  await tab.until(({ one }) => one('dialog'));
  await tab.key('Escape');
  await tab.until(({ all }) => all('dialog').length === 0);
  expect(await tab.run(row)).toBe('1');
});

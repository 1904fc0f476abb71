import { HttpError } from '@footlight/client';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, drawAccountPage, press, where, withAccountPages } from '../../../testing/account-pages.js';
import { guest } from '../../../testing/on-site.js';
import { TvLoginPage } from './tv-login.page.js';

withAccountPages();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const adobe = { baseUri: 'https://adobe.example', requestorId: 'footlight', resourceId: 'sports' };

const open = (address: string, tv: object = {}, user = guest) =>
  drawAccountPage(
    <Routes>
      <Route path="/tv-login/:tvAuthType?" element={<TvLoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
    { tv, user },
  );
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const times = (name: string) => call.mock.calls.filter(([called]) => called === name).length;
const ISSUED = {
  deviceCode: 'secret',
  userCode: 'WDJB-MJHT',
  verificationUri: 'https://watch.example/activate',
  verificationUriComplete: 'https://watch.example/activate?code=WDJB-MJHT',
  expiresIn: 900,
  interval: 5,
};

describe('the code of the service', () => {
  const polls = vi.fn<() => Promise<unknown>>();
  beforeEach(() => {
    polls.mockReset().mockResolvedValue('pending');
    call.mockImplementation(async (name) => {
      if (name === 'requestDeviceCode') return ISSUED;
      return name === 'getDeviceCodeState' ? { state: await polls(), interval: 5 } : {};
    });
  });

  // SIGN-197
  it('is shown with its address and a QR code, until another device has confirmed it', async () => {
    open('/tv-login');
    await pass(0);
    expect(screen.getByText('WDJB-MJHT', { selector: 'bdi' })).toBeDefined();
    expect(screen.getByText('watch.example/activate', { selector: 'bdi' })).toBeDefined();
    expect(
      screen.getByRole('img', { name: 'QR code of watch.example/activate?code=WDJB-MJHT' }),
    ).toBeDefined();
    await pass(15);
    expect(times('getDeviceCodeState')).toBe(3);
    polls.mockResolvedValue('allowed');
    await pass(5);
    expect(where()).toBe('/home');
    await pass(60);
    expect(times('getDeviceCodeState')).toBe(4);
    expect(times('exchangeDeviceCode')).toBe(1);
  });

  // SIGN-197
  it.each([
    ['denied', 'The sign-in was refused on the other device.'],
    ['expired', 'This code has expired.'],
  ] as const)('ends when it is %s, and the remote control is at a new one', async (end, words) => {
    open('/tv-login');
    await pass(0);
    polls.mockResolvedValue(end);
    await pass(5);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(document.activeElement?.textContent).toBe('Get a new code');
    polls.mockResolvedValue('pending');
    await press('Get a new code');
    await pass(0);
    expect(times('requestDeviceCode')).toBe(2);
    expect(screen.getByText('WDJB-MJHT', { selector: 'bdi' })).toBeDefined();
  });

  it('is offered to nobody who is signed in', async () => {
    open('/tv-login', {}, { ...guest, isGuest: false, name: 'Nadia' });
    await pass(0);
    expect(screen.getByText(/You’re signed in as Nadia/u)).toBeDefined();
    expect(times('requestDeviceCode')).toBe(0);
  });

  // SIGN-201
  it.each([
    ['/tv-login', {}, 'WDJB-MJHT'],
    ['/tv-login/code', {}, 'WDJB-MJHT'],
    ['/tv-login', { adobe }, 'WDJB-MJHT'],
    ['/tv-login/adobe', {}, null],
    ['/tv-login/adobe-dcr', { adobe }, null],
    ['/tv-login/x', { adobe }, null],
    ['/tv-login/constructor', { adobe }, null],
  ] as const)('is shown at %s in a realm with %o: %s', async (address, tv, code) => {
    open(address, tv);
    await pass(0);
    expect(screen.queryByText('WDJB-MJHT', { selector: 'bdi' })?.textContent ?? null).toBe(code);
    expect(screen.queryByRole('heading', { name: 'Page not found' }) === null).toBe(code !== null);
  });
});

// SIGN-67, SIGN-201
it.each(['adobe', 'primetime'])(
  'at /tv-login/%s the code of Adobe is shown with its address, and polled every five seconds',
  async (type) => {
    let polled = 0;
    call.mockImplementation((name) => {
      if (name === 'createRequestorRegistrationCode') return Promise.resolve({ code: 'K7Q2FX' });
      polled += 1;
      return Promise.reject(new HttpError('PROVIDER_NOT_READY', { status: 412 }));
    });
    open(`/tv-login/${type}`, { adobe });
    await pass(0);
    expect(screen.getByText('K7Q2FX', { selector: 'bdi' })).toBeDefined();
    expect(screen.getByText(/\/activate\/K7Q2FX$/u)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in another way' }).getAttribute('href')).toBe('/tv-login');
    await pass(15);
    expect(polled).toBe(3);
  },
);

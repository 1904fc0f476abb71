import { HttpError } from '@footlight/client';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  call,
  drawAccountPage,
  fill,
  press,
  where,
  withAccountPages,
} from '../../../testing/account-pages.js';
import { guest } from '../../../testing/on-site.js';
import { ActivatePage } from './activate.page.js';

withAccountPages();

const adobe = { baseUri: 'https://adobe.example', requestorId: 'footlight', resourceId: 'sports' };
const member = { ...guest, isGuest: false, name: 'Nadia' };

const open = (address: string, { tv = {}, user = member }: { tv?: object; user?: typeof guest } = {}) => {
  const session = drawAccountPage(
    <Routes>
      <Route path={'adobe' in tv ? '/activate' : '/activate/:id?'} element={<ActivatePage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
    { tv, user },
  );
  session.setState({ status: 'ready' } as never);
};

const REQUEST = {
  userCode: 'WDJB-MJHT',
  device: 'television',
  browser: 'Samsung Internet',
  system: 'Tizen',
  country: 'ES',
  requestedAt: '2026-01-01T12:00:00.000Z',
  expiresAt: '2026-01-01T12:15:00.000Z',
};
const serve = () =>
  call.mockImplementation((name) =>
    name === 'findDeviceRequest' ? Promise.resolve(REQUEST) : Promise.resolve(null),
  );
const answered = () => call.mock.calls.filter(([name]) => name === 'answerDeviceRequest');

// SIGN-198
describe('the page for the code of a device', () => {
  it('leads a guest to the sign-in, which returns with the code', async () => {
    open('/activate?code=WDJB-MJHT', { user: guest });
    await waitFor(() => expect(where()).toBe('/login?from=%2Factivate%3Fcode%3DWDJB-MJHT'));
  });

  it('shows which device asks, and signs it in only when the viewer says so', async () => {
    serve();
    open('/activate?code=WDJB-MJHT');
    expect(await screen.findByText(/Television · Samsung Internet on Tizen · Spain · Asked/u)).toBeDefined();
    expect(screen.getByText('WDJB-MJHT', { selector: 'bdi' })).toBeDefined();
    expect(screen.getByText(/If somebody sent you the code or a link, refuse/u)).toBeDefined();
    expect(answered()).toEqual([]);
    await press('Sign in this device');
    expect(await screen.findByRole('heading', { name: 'Your TV is signed in' })).toBeDefined();
    expect(answered()).toEqual([['answerDeviceRequest', { body: { userCode: 'WDJB-MJHT', allow: true } }]]);
  });

  it('refuses a device that is not the viewer’s', async () => {
    serve();
    open('/activate?code=WDJB-MJHT');
    await screen.findByRole('button', { name: 'Refuse' });
    await press('Refuse');
    expect(await screen.findByRole('heading', { name: 'The device isn’t signed in' })).toBeDefined();
    expect(answered()).toEqual([['answerDeviceRequest', { body: { userCode: 'WDJB-MJHT', allow: false } }]]);
  });

  it('takes a code as it is typed, and says what is wrong with it', async () => {
    open('/activate');
    await screen.findByLabelText(/^Code on your TV/u);
    await press('Continue');
    expect(screen.getByText('Enter the code.')).toBeDefined();
    fill(/^Code on your TV/u, 'WDJB');
    await press('Continue');
    expect(screen.getByText('A code has eight letters, such as WDJB-MJHT.')).toBeDefined();
    expect(call.mock.calls.filter(([name]) => name === 'findDeviceRequest')).toEqual([]);
    call.mockRejectedValue(new HttpError('USER_CODE_INVALID', { status: 404 }));
    fill(/^Code on your TV/u, 'wdjb mjht');
    await press('Continue');
    expect((await screen.findByText(/No device shows this code now/u)).getAttribute('role')).toBe('alert');
    expect(call).toHaveBeenCalledWith('findDeviceRequest', { body: { userCode: 'WDJBMJHT' } });
  });

  it('leads on with a code of Adobe, in a realm that has it', async () => {
    open('/activate', { tv: { adobe } });
    await screen.findByLabelText(/^Code on your TV/u);
    fill(/^Code on your TV/u, 'k7q2fx');
    await press('Continue');
    await waitFor(() => expect(where()).toBe('/activate/K7Q2FX'));
  });

  it('takes a code in the path as the service’s where the realm has no other', async () => {
    serve();
    open('/activate/WDJB-MJHT');
    await waitFor(() => expect(where()).toBe('/activate?code=WDJB-MJHT'));
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSite } from '../../testing/on-site.js';
import { PasskeySignIn } from './passkey-sign-in.js';

/** Browsers offer passkeys only beside a field like this one. */
const FIELD = { autoComplete: 'username webauthn' };

const CREDENTIAL = {
  id: 'AQ',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  response: {
    clientDataJSON: new ArrayBuffer(1),
    authenticatorData: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
};

/** Pending requests to the authenticator: the browser's own offer first, then the button's. */
let requests: (() => void)[] = [];
const signInBy = vi.fn<(attempt: () => Promise<unknown>) => Promise<boolean>>();
const onSignedIn = vi.fn<() => Promise<void>>();

beforeEach(() => {
  requests = [];
  signInBy.mockReset().mockResolvedValue(true);
  onSignedIn.mockReset().mockResolvedValue();
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: () => Promise.resolve(true) }),
  );
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, {
      credentials: { get: () => new Promise((resolve) => requests.push(() => resolve(CREDENTIAL))) },
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = async () => {
  const session = { getState: () => ({ signInBy, error: null, clearError: () => undefined }) };
  const call = () => Promise.resolve({ options: { challenge: 'AQ', allowCredentials: [] } });
  const { unmount } = render(
    onSite(
      <>
        <input {...FIELD} />
        <PasskeySignIn onSignedIn={onSignedIn} />
      </>,
      { state: { client: { call }, session } as never },
    ),
  );
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  return unmount;
};

/** Waits for everything that the responses trigger. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

// SIGN-117
it('signs in once if both the button and the browser’s own prompt return a passkey', async () => {
  await draw();
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  for (const answer of requests) answer();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  await settle();
  expect(signInBy).toHaveBeenCalledOnce();
  expect(onSignedIn).toHaveBeenCalledOnce();
  expect(screen.getByText('', { selector: '[role="alert"]' }).hidden).toBe(true);
});

// SIGN-117
it('ignores a passkey that arrives after the viewer has left', async () => {
  const leave = await draw();
  leave();
  for (const answer of requests) answer();
  await settle();
  expect(signInBy).not.toHaveBeenCalled();
  expect(onSignedIn).not.toHaveBeenCalled();
});

// SIGN-117
it('accepts another passkey after a refused one', async () => {
  await draw();
  signInBy.mockResolvedValueOnce(false);
  requests[0]?.();
  await vi.waitFor(() => expect(signInBy).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

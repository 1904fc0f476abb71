import { isHttpError, type Client } from '@footlight/client';
import type { ResponseOf } from '@footlight/contract';
import type { EnterWith } from './provider-entry.js';

/** What a device shows while it waits. */
export type IssuedCode = ResponseOf<'requestDeviceCode'>;

/** How a sign-in by a code ended without a session. */
export type DeviceEnd = 'denied' | 'expired';

export interface DeviceSignInOptions {
  readonly client: Client;
  readonly enterWith: EnterWith;
}

const SECOND_MS = 1000;
/** Added to the interval after an outage. @see RFC 8628, section 3.5 */
const SLOWER_SECONDS = 5;
/** Longest interval after outages. */
const SLOWEST_SECONDS = 60;

const ENDS: Readonly<Record<string, DeviceEnd>> = {
  AUTHORIZATION_DENIED: 'denied',
  DEVICE_CODE_EXPIRED: 'expired',
};

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Sign-in of this device by a code that the viewer confirms on another one (SIGN-197, SIGN-200). */
export const createDeviceSignIn = ({ client, enterWith }: DeviceSignInOptions) => ({
  /** @throws {HttpError} */
  begin: (): Promise<IssuedCode> => client.call('requestDeviceCode', {}),
  /**
   * Polls until the viewer has answered.
   * @returns null when this device is signed in, or its sign-in was abandoned
   * @throws {HttpError} when polling further is useless
   */
  waitFor: async (
    { deviceCode, interval }: Pick<IssuedCode, 'deviceCode' | 'interval'>,
    signal: AbortSignal,
  ): Promise<DeviceEnd | null> => {
    let seconds = interval;
    while (true) {
      await wait(seconds * SECOND_MS, signal);
      if (signal.aborted) return null;
      try {
        // The state is no error while the viewer has not answered, so that the console stays empty.
        const { state, interval: wanted } = await client.call('getDeviceCodeState', { body: { deviceCode } });
        if (state === 'pending') {
          seconds = Math.max(seconds, wanted);
          continue;
        }
        if (state !== 'allowed') return state;
        await enterWith((to) => to.call('exchangeDeviceCode', { body: { deviceCode } }));
        return null;
      } catch (error) {
        if (!isHttpError(error)) throw error;
        const end = ENDS[error.code];
        if (end !== undefined) return end;
        const isPassing = error.code === 'RATE_LIMITED' || error.status === 0 || error.status >= 500;
        if (!isPassing) throw error;
        seconds = Math.min(seconds + SLOWER_SECONDS, SLOWEST_SECONDS);
      }
    }
  },
});

export type DeviceSignIn = ReturnType<typeof createDeviceSignIn>;

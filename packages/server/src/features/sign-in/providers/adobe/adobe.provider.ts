import { createHmac, randomUUID } from 'node:crypto';
import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { createAdobeConfig } from './adobe-config.js';
import { type AdobeClient, AdobeHost } from './adobe-host.js';
import type { EntitledProvider } from '../tv/entitled-provider.js';
import type { TvTools } from '../tv/tv-tools.js';

export interface AdobeProof {
  readonly requestorId: string;
  readonly resourceId: string;
  /** Account or guest id from the caller's access token. */
  readonly subject: string;
}

/** Adobe's lifetime of a registration code. */
const DEVICE_MS = 30 * 60_000;

/**
 * ADOBE (Primetime): the service is the client of Adobe Pass and records which subject requested which code; the same
 * subject signs in after the viewer has signed in at a TV provider.
 */
export const createAdobe = (settings: SettingsOf<'ADOBE'>, { http, devices, deviceKey, clock }: TvTools) => {
  const host = new AdobeHost(settings, http);
  const { requestorId, resourceId } = settings;
  let client: Promise<AdobeClient> | undefined;
  let token: Promise<string> | undefined;

  const freshToken = async (): Promise<string> => {
    client ??= host.register(settings.softwareStatement);
    return host.accessToken(await client);
  };
  const forget = (): void => {
    client = undefined;
    token = undefined;
  };
  /** Runs `work` with the service's own access token. If Adobe rejects the token, retries once with a new one. */
  const asClient = async <T>(work: (accessToken: string) => Promise<T>): Promise<T> => {
    const attempt = async (): Promise<T> => {
      token ??= freshToken();
      return work(await token);
    };
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'PROVIDER_FAILED') forget();
      if (error.code !== 'REGISTRATION_INVALID') throw error;
      forget();
      return attempt();
    }
  };

  const deviceIdOf = (id: string): string => createHmac('sha256', deviceKey).update(id).digest('base64url');
  const includedResources = async (deviceId: string): Promise<readonly string[]> =>
    (await asClient((accessToken) => host.includes(accessToken, requestorId, deviceId, resourceId)))
      ? [resourceId]
      : [];

  const provider: EntitledProvider<AdobeProof> = {
    entitlements: includedResources,
    prove: async (proof) => {
      if (proof.requestorId !== requestorId || proof.resourceId !== resourceId)
        throw new ApiError('PROVIDER_NOT_CONFIGURED');
      const device = await devices.of(proof.subject, new Date(clock.now()));
      if (device === undefined) throw new ApiError('REGISTRATION_INVALID');
      const deviceId = deviceIdOf(device.id);
      const { mvpd, userId } = await asClient((accessToken) =>
        host.viewer(accessToken, requestorId, deviceId),
      );
      const entitlements = await includedResources(deviceId);
      if (entitlements.length === 0) throw new ApiError('BLOCKED_BY_PROVIDER');
      if (!(await devices.take(device))) throw new ApiError('PROVIDER_TOKEN_INVALID');
      return {
        identity: {
          provider: 'ADOBE',
          clientName: '',
          subject: JSON.stringify([mvpd, userId]),
          email: null,
          emailVerified: false,
          name: null,
        },
        ownToken: deviceId,
        entitlements,
      };
    },
  };

  return {
    ...provider,
    config: createAdobeConfig(settings, host, clock),
    requestorId,
    /** Requests a code for a subject; it replaces the subject's previous code. */
    registrationCode: async (wanted: string, subject: string): Promise<{ code: string }> => {
      if (wanted !== requestorId) throw new ApiError('PROVIDER_NOT_CONFIGURED');
      const id = randomUUID();
      const code = await asClient((accessToken) =>
        host.registrationCode(accessToken, requestorId, deviceIdOf(id)),
      );
      await devices.put({ subject, requestorId, id, expiresAt: new Date(clock.now() + DEVICE_MS) });
      return { code };
    },
  };
};

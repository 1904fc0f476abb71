import { createHash } from 'node:crypto';
import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { createAdobeConfig } from './adobe-config.js';
import { type AdobeClient, AdobeHost } from './adobe-host.js';
import type { EntitledProvider } from '../tv/entitled-provider.js';
import type { TvTools } from '../tv/tv-tools.js';

export interface AdobeDcrProof extends AdobeClient {
  readonly requestorId: string;
  readonly accessToken: string;
}

interface OwnToken extends AdobeClient {
  readonly deviceId: string;
}

/**
 * The device id at Adobe is derived from the access token: only one browser knows the token, so only it knows the id.
 */
const deviceIdOf = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest('base64url');

/**
 * ADOBE_DCR: each browser registers as a client of Adobe Pass, obtains a registration code, and exchanges its own
 * access token after the viewer has signed in at a TV provider, on this or another device.
 */
export const createAdobeDcr = (settings: SettingsOf<'ADOBE_DCR'>, { http, usedProofs, clock }: TvTools) => {
  const host = new AdobeHost(settings, http);
  const { resourceId } = settings;
  const checkRequestor = (requestorId: string): void => {
    if (requestorId !== settings.requestorId) throw new ApiError('PROVIDER_NOT_CONFIGURED');
  };
  const includedResources = async (accessToken: string, deviceId: string): Promise<readonly string[]> => {
    if (resourceId === null) return [];
    const included = await host.includes(accessToken, settings.requestorId, deviceId, resourceId);
    return included ? [resourceId] : [];
  };

  const provider: EntitledProvider<AdobeDcrProof> = {
    entitlements: async (ownToken) => {
      const { deviceId, ...client } = JSON.parse(ownToken) as OwnToken;
      return includedResources(await host.accessToken(client), deviceId);
    },
    prove: async ({ requestorId, accessToken, clientId, clientSecret }) => {
      checkRequestor(requestorId);
      const deviceId = deviceIdOf(accessToken);
      const { mvpd, userId } = await host.viewer(accessToken, requestorId, deviceId);
      const entitlements = await includedResources(accessToken, deviceId);
      if (resourceId !== null && entitlements.length === 0) throw new ApiError('BLOCKED_BY_PROVIDER');
      await usedProofs.spend('ADOBE_DCR', accessToken);
      const ownToken: OwnToken = { clientId, clientSecret, deviceId };
      return {
        // Adobe provides neither a name nor an address.
        identity: {
          provider: 'ADOBE_DCR',
          clientName: '',
          subject: JSON.stringify([mvpd, userId]),
          email: null,
          emailVerified: false,
          name: null,
        },
        ownToken: JSON.stringify(ownToken),
        entitlements,
      };
    },
  };

  return {
    ...provider,
    config: createAdobeConfig(settings, host, clock),
    requestorId: settings.requestorId,
    /**
     * @throws {ApiError} REGISTRATION_INVALID for any statement except the realm's, so the service is not an open relay
     */
    register: (softwareStatement: string): Promise<AdobeClient> => {
      if (softwareStatement !== settings.softwareStatement) throw new ApiError('REGISTRATION_INVALID');
      return host.register(softwareStatement);
    },
    registrationCode: async ({ requestorId, ...client }: AdobeClient & { readonly requestorId: string }) => {
      checkRequestor(requestorId);
      const accessToken = await host.accessToken(client);
      return {
        accessToken,
        code: await host.registrationCode(accessToken, requestorId, deviceIdOf(accessToken)),
      };
    },
  };
};

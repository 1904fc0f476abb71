import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import type { ProviderHttp, ProviderReply } from '../provider-http.js';

export interface AdobeClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The viewer of a device: the TV provider and the user id there. */
export interface AdobeViewer {
  readonly mvpd: string;
  readonly userId: string;
}

/** The calls to Adobe Pass. All throw PROVIDER_FAILED when Adobe does not respond as documented. */
export interface AdobeHost {
  /** @throws {ApiError} REGISTRATION_INVALID when Adobe rejects the statement */
  register(softwareStatement: string): Promise<AdobeClient>;
  /** @throws {ApiError} REGISTRATION_INVALID when Adobe no longer knows the client */
  accessToken(client: AdobeClient): Promise<string>;
  /** @throws {ApiError} REGISTRATION_INVALID when the access token is no longer valid */
  registrationCode(accessToken: string, requestorId: string, deviceId: string): Promise<string>;
  /** @throws {ApiError} PROVIDER_NOT_READY until the viewer has signed in; REGISTRATION_INVALID */
  viewer(accessToken: string, requestorId: string, deviceId: string): Promise<AdobeViewer>;
  /** Whether the viewer's TV package includes the resource. */
  includes(accessToken: string, requestorId: string, deviceId: string, resourceId: string): Promise<boolean>;
  /** Adobe's list of TV providers, unchanged. @throws {ApiError} PROVIDER_NOT_CONFIGURED */
  config(requestorId: string): Promise<Readonly<Record<string, unknown>>>;
}

const requiredText = (value: unknown): string => {
  if (typeof value !== 'string' || value === '') throw new ApiError('PROVIDER_FAILED');
  return value;
};

const refusedClient = ({ status }: ProviderReply): boolean =>
  status === 400 || status === 401 || status === 403;

/**
 * Adobe Pass Authentication, REST API v1 with dynamic client registration.
 * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/legacy/rest-api-v1/rest-api-reference
 * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/rest-apis/rest-api-dcr/rest-api-dcr-flows/dynamic-client-registration-flow
 */
export const createAdobeHost = (
  { baseUri }: Pick<SettingsOf<'ADOBE'>, 'baseUri'>,
  http: ProviderHttp,
): AdobeHost => {
  const ofDevice = (
    requestor: string,
    deviceId: string,
    more: Readonly<Record<string, string>> = {},
  ): string => new URLSearchParams({ requestor, deviceId, ...more }).toString();
  const bearer = (accessToken: string) => ({ headers: { authorization: `Bearer ${accessToken}` } });

  return {
    register: async (softwareStatement) => {
      const reply = await http.request(`${baseUri}/o/client/register`, {
        json: { software_statement: softwareStatement },
      });
      if (refusedClient(reply)) throw new ApiError('REGISTRATION_INVALID');
      return {
        clientId: requiredText(reply.body['client_id']),
        clientSecret: requiredText(reply.body['client_secret']),
      };
    },
    accessToken: async ({ clientId, clientSecret }) => {
      const reply = await http.request(`${baseUri}/o/client/token`, {
        form: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
      });
      if (refusedClient(reply)) throw new ApiError('REGISTRATION_INVALID');
      return requiredText(reply.body['access_token']);
    },
    registrationCode: async (accessToken, requestorId, deviceId) => {
      const query = new URLSearchParams({ deviceId }).toString();
      const reply = await http.request(
        `${baseUri}/reggie/v1/${encodeURIComponent(requestorId)}/regcode?${query}`,
        {
          ...bearer(accessToken),
          json: {},
        },
      );
      if (refusedClient(reply)) throw new ApiError('REGISTRATION_INVALID');
      return requiredText(reply.body['code']);
    },
    viewer: async (accessToken, requestorId, deviceId) => {
      const address = `${baseUri}/api/v1/tokens/authn?${ofDevice(requestorId, deviceId)}`;
      const reply = await http.request(address, bearer(accessToken));
      if (reply.status === 404) throw new ApiError('PROVIDER_NOT_READY');
      if (reply.status === 410 || refusedClient(reply)) throw new ApiError('REGISTRATION_INVALID');
      return { mvpd: requiredText(reply.body['mvpd']), userId: requiredText(reply.body['userId']) };
    },
    includes: async (accessToken, requestorId, deviceId, resource) => {
      const address = `${baseUri}/api/v1/authorize?${ofDevice(requestorId, deviceId, { resource })}`;
      const { status } = await http.request(address, bearer(accessToken));
      if (status === 200) return true;
      if (status === 403) return false;
      throw new ApiError(status === 401 || status === 412 ? 'PROVIDER_TOKEN_INVALID' : 'PROVIDER_FAILED');
    },
    config: async (requestorId) => {
      const reply = await http.request(`${baseUri}/api/v1/config/${encodeURIComponent(requestorId)}`);
      if (reply.status === 404) throw new ApiError('PROVIDER_NOT_CONFIGURED');
      if (reply.status !== 200) throw new ApiError('PROVIDER_FAILED');
      return reply.body;
    },
  };
};

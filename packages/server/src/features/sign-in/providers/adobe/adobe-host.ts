import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import type { ProviderHttp, ProviderResponse } from '../provider-http.js';

export interface AdobeClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The viewer of a device: the TV provider and the user id there. */
export interface AdobeViewer {
  readonly mvpd: string;
  readonly userId: string;
}

const requiredText = (value: unknown): string => {
  if (typeof value !== 'string' || value === '') throw new ApiError('PROVIDER_FAILED');
  return value;
};

const refusedClient = ({ status }: ProviderResponse): boolean =>
  status === 400 || status === 401 || status === 403;

const ofDevice = (requestor: string, deviceId: string, more: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({ requestor, deviceId, ...more }).toString();

const bearer = (accessToken: string) => ({ headers: { authorization: `Bearer ${accessToken}` } });

/** The calls to Adobe Pass. All throw PROVIDER_FAILED when Adobe does not respond as documented. */
export class AdobeHost {
  readonly #baseUri;
  readonly #http: ProviderHttp;

  /**
   * Adobe Pass Authentication, REST API v1 with dynamic client registration.
   * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/legacy/rest-api-v1/rest-api-reference
   * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/rest-apis/rest-api-dcr/rest-api-dcr-flows/dynamic-client-registration-flow
   */
  constructor({ baseUri }: Pick<SettingsOf<'ADOBE'>, 'baseUri'>, http: ProviderHttp) {
    this.#baseUri = baseUri;
    this.#http = http;
  }

  /** @throws {ApiError} REGISTRATION_INVALID when Adobe rejects the statement */
  async register(softwareStatement: string): Promise<AdobeClient> {
    const reply = await this.#http.request(`${this.#baseUri}/o/client/register`, {
      json: { software_statement: softwareStatement },
    });
    if (refusedClient(reply)) throw new ApiError('REGISTRATION_INVALID');
    return {
      clientId: requiredText(reply.body['client_id']),
      clientSecret: requiredText(reply.body['client_secret']),
    };
  }

  /** @throws {ApiError} REGISTRATION_INVALID when Adobe no longer knows the client */
  async accessToken({ clientId, clientSecret }: AdobeClient): Promise<string> {
    const reply = await this.#http.request(`${this.#baseUri}/o/client/token`, {
      form: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    });
    if (refusedClient(reply)) throw new ApiError('REGISTRATION_INVALID');
    return requiredText(reply.body['access_token']);
  }

  /** @throws {ApiError} REGISTRATION_INVALID when the access token is no longer valid */
  async registrationCode(accessToken: string, requestorId: string, deviceId: string): Promise<string> {
    const query = new URLSearchParams({ deviceId }).toString();
    const reply = await this.#http.request(
      `${this.#baseUri}/reggie/v1/${encodeURIComponent(requestorId)}/regcode?${query}`,
      {
        ...bearer(accessToken),
        json: {},
      },
    );
    if (refusedClient(reply)) throw new ApiError('REGISTRATION_INVALID');
    return requiredText(reply.body['code']);
  }

  /** @throws {ApiError} PROVIDER_NOT_READY until the viewer has signed in; REGISTRATION_INVALID */
  async viewer(accessToken: string, requestorId: string, deviceId: string): Promise<AdobeViewer> {
    const address = `${this.#baseUri}/api/v1/tokens/authn?${ofDevice(requestorId, deviceId)}`;
    const reply = await this.#http.request(address, bearer(accessToken));
    if (reply.status === 404) throw new ApiError('PROVIDER_NOT_READY');
    if (reply.status === 410 || refusedClient(reply)) throw new ApiError('REGISTRATION_INVALID');
    return { mvpd: requiredText(reply.body['mvpd']), userId: requiredText(reply.body['userId']) };
  }

  /** Whether the viewer's TV package includes the resource. */
  async includes(
    accessToken: string,
    requestorId: string,
    deviceId: string,
    resource: string,
  ): Promise<boolean> {
    const address = `${this.#baseUri}/api/v1/authorize?${ofDevice(requestorId, deviceId, { resource })}`;
    const { status } = await this.#http.request(address, bearer(accessToken));
    if (status === 200) return true;
    if (status === 403) return false;
    throw new ApiError(status === 401 || status === 412 ? 'PROVIDER_TOKEN_INVALID' : 'PROVIDER_FAILED');
  }

  /** Adobe's list of TV providers, unchanged. @throws {ApiError} PROVIDER_NOT_CONFIGURED */
  async config(requestorId: string): Promise<Readonly<Record<string, unknown>>> {
    const reply = await this.#http.request(
      `${this.#baseUri}/api/v1/config/${encodeURIComponent(requestorId)}`,
    );
    if (reply.status === 404) throw new ApiError('PROVIDER_NOT_CONFIGURED');
    if (reply.status !== 200) throw new ApiError('PROVIDER_FAILED');
    return reply.body;
  }
}

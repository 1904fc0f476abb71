import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf } from '../fields-of.js';
import type { AdobeClients } from './adobe-clients.js';
import type { AdobeDevices } from './adobe-devices.js';
import { CHANNELS, MVPDS, mvpdOf, REQUESTORS } from './adobe-mvpds.js';

/** Lifetime of a code: 30 minutes by default, 10 hours at most. */
const DEFAULT_TTL_SECONDS = 1800;
const LONGEST_TTL_SECONDS = 36_000;

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ status, message });

/** Returns the required fields of a call, or sends the error for the first missing one. */
const needed = <K extends string>(
  request: FastifyRequest,
  reply: FastifyReply,
  names: readonly K[],
): Readonly<Record<K, string>> | undefined => {
  const fields = { ...fieldsOf(request.body), ...fieldsOf(request.query), ...fieldsOf(request.params) };
  const missing = names.find((name) => (fields[name] ?? '') === '');
  if (missing === undefined) return fields as Readonly<Record<K, string>>;
  void refuse(reply, 400, `Required '${missing}' is not present`);
  return undefined;
};

/**
 * The calls of programmers and devices: registration codes, tokens of signed-in devices, and the contents of a package.
 * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/legacy/rest-api-v1/rest-api-reference
 * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/legacy/rest-api-v1/rest-api-v1-apis/registration-code-request
 * @see https://github.com/AdobeDocs/pass.en/blob/main/help/authentication/integration-guide-programmers/legacy/rest-api-v1/apis/retrieve-authentication-token.md
 * @see https://github.com/AdobeDocs/pass.en/blob/main/help/authentication/integration-guide-programmers/legacy/rest-api-v1/apis/provide-mvpd-list.md
 */
export const registerAdobeApi = (
  app: FastifyInstance,
  {
    base,
    clients,
    devices,
  }: { readonly base: string; readonly clients: AdobeClients; readonly devices: AdobeDevices },
): void => {
  void app.register(async (scope) => {
    await Promise.resolve();
    scope.addHook('onRequest', async (request, reply) => {
      if (!clients.isAllowed(request)) await refuse(reply, 401, 'Unauthorized');
    });

    scope.post('/reggie/v1/:requestor/regcode', (request, reply) => {
      const fields = needed(request, reply, ['requestor', 'deviceId']);
      if (fields === undefined) return reply;
      if (REQUESTORS[fields.requestor] === undefined) return refuse(reply, 400, 'Unknown requestor');
      const ttl = Number(fieldsOf(request.query)['ttl'] ?? DEFAULT_TTL_SECONDS);
      if (!(ttl > 0 && ttl <= LONGEST_TTL_SECONDS)) return refuse(reply, 400, 'Invalid ttl');
      return reply.code(201).send(devices.register(fields.requestor, fields.deviceId, ttl));
    });

    scope.get('/reggie/v1/:requestor/regcode/:code', (request, reply) => {
      const { requestor = '', code = '' } = fieldsOf(request.params);
      return devices.record(requestor, code) ?? refuse(reply, 404, 'Not found');
    });

    scope.delete('/reggie/v1/:requestor/regcode/:code', (request, reply) => {
      const { code = '' } = fieldsOf(request.params);
      return devices.forget(code) ? reply.code(204).send() : refuse(reply, 404, 'Not found');
    });

    scope.get('/api/v1/tokens/authn', (request, reply) => {
      const fields = needed(request, reply, ['requestor', 'deviceId']);
      if (fields === undefined) return reply;
      const token = devices.token(fields.requestor, fields.deviceId);
      if (token === undefined) return refuse(reply, 404, 'Not Found');
      return Number(token.expires) > Date.now() ? token : refuse(reply, 410, 'Gone');
    });

    scope.get('/api/v1/authorize', (request, reply) => {
      const fields = needed(request, reply, ['requestor', 'deviceId', 'resource']);
      if (fields === undefined) return reply;
      const token = devices.token(fields.requestor, fields.deviceId);
      if (token === undefined) return refuse(reply, 412, 'User not authenticated');
      const includes = mvpdOf(token.mvpd)?.resources.includes(fields.resource) ?? false;
      if (!includes) return refuse(reply, 403, 'User not authorized');
      return {
        mvpd: token.mvpd,
        requestor: token.requestor,
        resource: fields.resource,
        expires: token.expires,
      };
    });

    scope.delete('/api/v1/logout', (request, reply) => {
      const fields = needed(request, reply, ['requestor', 'deviceId']);
      if (fields === undefined) return reply;
      devices.logout(fields.requestor, fields.deviceId);
      return reply.code(204).send();
    });
  });

  app.get('/api/v1/config/:requestor', (request, reply) => {
    const { requestor = '' } = fieldsOf(request.params);
    const name = REQUESTORS[requestor];
    if (name === undefined) return refuse(reply, 404, 'Unknown requestor');
    const mvpds = MVPDS.map(({ id, displayName }) => ({
      id,
      displayName,
      logoUrl: `${base}/logos/${id}.svg`,
      authPerAggregator: false,
      iFrameRequired: false,
      enablePlatformServices: false,
      boardingStatus: null,
    }));
    return { requestor: { id: requestor, name, mvpds, channels: CHANNELS } };
  });
};

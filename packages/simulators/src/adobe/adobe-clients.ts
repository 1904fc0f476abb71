import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldsOf } from '../fields-of.js';
import { isSoftwareStatement } from './software-statement.js';

export interface AdobeClients {
  /** Whether the request has an access token of a registered client. */
  isAllowed(request: FastifyRequest): boolean;
}

const TOKEN_SECONDS = 86_400;

/**
 * Dynamic client registration: exchanges a software statement for a client, and the client's credentials for an access
 * token.
 * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/rest-apis/rest-api-dcr/rest-api-dcr-apis/dynamic-client-registration-apis-retrieve-client-credentials
 * @see https://experienceleague.adobe.com/en/docs/pass/authentication/integration-guide-programmers/rest-apis/rest-api-dcr/rest-api-dcr-flows/dynamic-client-registration-flow
 * @see https://www.rfc-editor.org/rfc/rfc7591#section-3.2.2 error codes
 */
export const registerAdobeClients = (app: FastifyInstance): AdobeClients => {
  const secrets = new Map<string, string>();
  const expiries = new Map<string, number>();

  app.post('/o/client/register', async (request, reply) => {
    const { software_statement: statement } = fieldsOf(request.body);
    if (statement === undefined) return reply.code(400).send({ error: 'invalid_request' });
    if (!(await isSoftwareStatement(statement)))
      return reply.code(400).send({ error: 'invalid_software_statement' });
    const clientId = randomUUID();
    const secret = randomBytes(24).toString('base64url');
    secrets.set(clientId, secret);
    return reply.code(201).send({
      client_id: clientId,
      client_secret: secret,
      client_id_issued_at: Math.floor(Date.now() / 1000),
      redirect_uris: [],
      grant_types: ['client_credentials'],
      scopes: ['api:client:v1'],
    });
  });

  app.post('/o/client/token', (request, reply) => {
    const fields = { ...fieldsOf(request.query), ...fieldsOf(request.body) };
    const { client_id: id, client_secret: secret, grant_type: grant } = fields;
    if (id === undefined || secret === undefined || grant === undefined)
      return reply.code(400).send({ error: 'invalid_request' });
    if (grant !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' });
    if (secrets.get(id) !== secret) return reply.code(400).send({ error: 'invalid_client' });
    const token = randomBytes(32).toString('base64url');
    expiries.set(token, Date.now() + TOKEN_SECONDS * 1000);
    return reply.code(201).send({
      id: randomUUID(),
      access_token: token,
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
      created_at: Date.now(),
    });
  });

  return {
    isAllowed: ({ headers }) => {
      const token = /^Bearer (.+)$/u.exec(headers.authorization ?? '')?.[1];
      return token !== undefined && (expiries.get(token) ?? 0) > Date.now();
    },
  };
};

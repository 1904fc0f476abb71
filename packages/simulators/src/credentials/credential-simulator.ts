import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf } from '../fields-of.js';
import { credentialAccounts, type CredentialAccount } from './credential-accounts.js';

/** The client id of the demo realm; it is only valid for the simulator. */
export const CREDENTIAL_CLIENT = 'footlight-demo';

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ code, message });

export interface CredentialCompany {
  readonly accounts: CredentialAccount[];
  isClient(request: FastifyRequest): boolean;
}

/**
 * A company that verifies ids and secrets for registered sites. Neither PBR nor SPTV publishes its interface, so this
 * follows the rules of this product: it takes id and secret, and returns the user.
 *
 * - `POST /v1/login` `{id, secret}` → `{userId, name, email, emailVerified, accessToken}`; 401 `INVALID_CREDENTIALS`;
 *   403 `BLOCKED`
 * - `GET /v1/packages`, bearer → `{packages}`
 * - `PUT /v1/accounts/{userId}/packages` `{packages}`: stands in for the company's own shop
 */
export const registerCredentialCompany = (app: FastifyInstance, company: string): CredentialCompany => {
  const accounts = credentialAccounts(company);
  const sessions = new Map<string, CredentialAccount>();
  const isClient = ({ headers }: FastifyRequest): boolean => headers['x-client-id'] === CREDENTIAL_CLIENT;

  app.post('/v1/login', (request, reply) => {
    if (!isClient(request)) return refuse(reply, 400, 'UNKNOWN_CLIENT', 'x-client-id is unknown');
    const { id, secret } = fieldsOf(request.body);
    const account = accounts.find((one) => one.id === id?.trim().toLowerCase() && one.secret === secret);
    if (account === undefined) return refuse(reply, 401, 'INVALID_CREDENTIALS', 'id or secret is wrong');
    if (account.blocked) return refuse(reply, 403, 'BLOCKED', 'this account is blocked');
    const accessToken = randomBytes(24).toString('base64url');
    sessions.set(accessToken, account);
    const { userId, name, email, emailVerified } = account;
    return { userId, name, email, emailVerified, accessToken };
  });

  app.get('/v1/packages', (request, reply) => {
    const account = sessions.get(/^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '');
    return account === undefined
      ? refuse(reply, 401, 'TOKEN_INVALID', 'sign in again')
      : { packages: account.packages };
  });

  app.put('/v1/accounts/:userId/packages', (request, reply) => {
    const account = accounts.find(({ userId }) => userId === fieldsOf(request.params)['userId']);
    const { packages } = (request.body ?? {}) as { packages?: unknown };
    if (account === undefined || !Array.isArray(packages)) return reply.code(400).send();
    account.packages = packages.filter((one): one is string => typeof one === 'string');
    return reply.code(204).send();
  });

  return { accounts, isClient };
};

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isDemoOrigin } from '../allow-demo-origins.js';
import { createCodes } from '../codes.js';
import { personOf, type Person } from '../people.js';
import { signInPage } from '../sign-in-page.js';

type Fields = Readonly<Record<string, string>>;

interface PendingSignIn {
  readonly providerId: string;
  readonly continueUri: string;
  readonly sessionId: string;
}

/** A person authenticated by an identity provider of the project. */
export interface ProvenPerson {
  readonly providerId: string;
  readonly person: Person;
}

const TURNED_ON: Readonly<Record<string, string>> = { 'microsoft.com': 'Microsoft', 'google.com': 'Google' };

/**
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/createAuthUri
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/signInWithIdp
 */
export const registerIdentityProviders = (app: FastifyInstance, base: string) => {
  const pending = createCodes<PendingSignIn>();
  const proven = createCodes<ProvenPerson & { readonly sessionId: string }>();

  app.get<{ Querystring: Fields }>('/idp/authorize', async ({ query }, reply) => {
    const company = TURNED_ON[query['provider'] ?? ''];
    if (company === undefined) return reply.code(400).send({ error: 'invalid_request' });
    return reply.type('text/html').send(signInPage({ company, fields: query }));
  });
  app.post<{ Body: Fields }>('/idp/authorize', async ({ body }, reply) => {
    const state = body['state'] ?? '';
    const begin = pending.take(state);
    if (begin === undefined) return reply.code(400).send({ error: 'invalid_request' });
    const { continueUri, providerId, sessionId } = begin;
    const person = personOf(body['person']);
    const answer: Record<string, string> =
      person === undefined
        ? { error: 'access_denied', state }
        : { code: proven.issue({ providerId, person, sessionId }), state };
    return reply.redirect(`${continueUri}?${new URLSearchParams(answer).toString()}`, 303);
  });

  return {
    /** Implements `accounts:createAuthUri`. @returns undefined for a provider or page that the project does not know */
    begin: ({
      providerId = '',
      continueUri = '',
    }: Fields):
      | { readonly authUri: string; readonly sessionId: string; readonly providerId: string }
      | undefined => {
      if (!Object.hasOwn(TURNED_ON, providerId) || !isDemoOrigin(continueUri)) return undefined;
      const sessionId = randomBytes(24).toString('base64url');
      const state = pending.issue({ providerId, continueUri, sessionId });
      const query = new URLSearchParams({ provider: providerId, state });
      return { authUri: `${base}/idp/authorize?${query.toString()}`, sessionId, providerId };
    },
    /** Implements `accounts:signInWithIdp`. @returns undefined for an invalid response, or one of another session */
    finish: ({ requestUri = '', sessionId = '' }: Fields): ProvenPerson | undefined => {
      const code = URL.canParse(requestUri) ? new URL(requestUri).searchParams.get('code') : null;
      const found = proven.take(code);
      return found?.sessionId === sessionId ? found : undefined;
    },
  };
};

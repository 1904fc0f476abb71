import { calls, type CallName } from '@footlight/contract';
import { shapes, type CallShape } from '@footlight/contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { AccessTokens } from '../src/auth/access-tokens.js';
import { deriveSecrets } from '../src/auth/secrets.js';
import type { OpenDatabase } from '../src/database/database.js';
import type { Handlers } from '../src/feature.js';
import { TEST_SECRET, createTestApplication } from './test-application.js';
import { createTestRealm } from './test-realm.js';

/** The path of a call, with values that it accepts. */
const pathOf = (name: CallName): string => {
  const { params }: CallShape = shapes[name];
  return calls[name].path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
    const { enum: words, format } = (params?.properties[key] ?? {}) as {
      readonly enum?: readonly string[];
      readonly format?: string;
    };
    return words?.[0] ?? (format === 'date-time' ? '2026-11-21T20:00:00Z' : '1');
  });
};

export interface HostileTarget {
  /** Sends one request as an administrator, without a network. */
  send(
    name: CallName,
    request: { readonly body?: string; readonly query?: string },
  ): Promise<LightMyRequestResponse>;
  /** Requests the realm with these languages. */
  sendLanguage(language: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/**
 * A service without rate limits that validates requests but does not execute them: valid requests are answered with
 * 500, so that only parsing and validation are tested or measured.
 */
export const createHostileTarget = async (database: OpenDatabase): Promise<HostileTarget> => {
  const realm = createTestRealm({
    requestsPerMinute: 1_000_000,
    signIn: { attemptsPerMinute: 100_000, accessTokenSeconds: 3_600 },
    payments: { attemptsPerAccount: 100_000, voucherAttemptsPerAccount: 100_000 },
  });
  const refuse = () => Promise.reject(new Error('The request came through.'));
  const extraHandlers = Object.fromEntries(Object.keys(calls).map((name) => [name, refuse])) as Handlers;
  const { app, clock } = await createTestApplication(database, { realm, extraHandlers });
  const token = await new AccessTokens({
    key: deriveSecrets(TEST_SECRET).accessTokens,
    realmId: realm.id,
    lifeSeconds: 3_600,
    clock,
  }).issue({ subject: 'a-1', isGuest: false, role: 'admin', profile: { id: 'p-1', tp: 'adult' } });

  return {
    send: (name, { body, query = '' }) =>
      app.inject({
        method: calls[name].method,
        url: `${pathOf(name)}${query === '' ? '' : `?${query}`}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: body }),
      }),
    sendLanguage: (language) =>
      app.inject({ url: calls.getRealm.path, headers: { language, 'accept-language': language } }),
    close: () => app.close(),
  };
};

import type { ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { call } from './call.js';

let lastPerson = 0;

export interface Person {
  readonly email: string;
  readonly secret: string;
  readonly token: string;
  readonly reply: ResponseOf<'signup'>;
}

/** A new account, signed up over HTTP, whose sign-up may not be complete. */
export const beginSignUp = async (app: FastifyInstance): Promise<Person> => {
  lastPerson += 1;
  const email = `person-${lastPerson}-${process.pid}@example.org`;
  const secret = `a long secret ${lastPerson}`;
  const { status, body } = await call(app, 'POST', '/api/v2/signup', {
    body: { email, secret, name: `Person ${lastPerson}` },
  });
  if (status !== 201) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
  const reply = body as ResponseOf<'signup'>;
  return { email, secret, token: reply.authorisationToken, reply };
};

/** Agrees to the terms that the realm requires. @returns the status of the response */
export const agreeToTerms = async (app: FastifyInstance, token: string): Promise<number> => {
  const listed = await call(app, 'GET', '/api/v2/consent-terms?scope=registration');
  const { terms } = listed.body as ResponseOf<'listConsentTerms'>;
  const answers = terms
    .filter(({ required }) => required)
    .map(({ fieldName }) => ({ fieldName, answer: true }));
  return (await call(app, 'PUT', '/api/v2/user/consents', { token, body: { answers } })).status;
};

/** A new account, signed up over HTTP, that has agreed to the terms of the realm. */
export const signUpSomebody = async (app: FastifyInstance): Promise<Person> => {
  const begun = await beginSignUp(app);
  const { signUpOpen, ...user } = begun.reply.user;
  if (signUpOpen !== true) return begun;
  await agreeToTerms(app, begun.token);
  const { refreshToken } = begun.reply;
  const { body } = await call(app, 'POST', '/api/v2/token/refresh', { body: { refreshToken } });
  const reply = { ...begun.reply, ...(body as ResponseOf<'refreshToken'>), user };
  return { ...begun, token: reply.authorisationToken, reply };
};

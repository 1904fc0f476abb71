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

/** A new account, signed up over HTTP. */
export const signUpSomebody = async (app: FastifyInstance): Promise<Person> => {
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

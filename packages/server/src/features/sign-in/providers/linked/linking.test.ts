import type { ErrorBody, Profile, ResponseOf, SessionUser } from '@footlight/contract';
import { startMailSink, startSimulators, type MailSink, type RunningSimulators } from '@footlight/simulators';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import type { OpenDatabase } from '../../../../database/database.js';
import { call, errorOf, type Answer } from '../../../../../testing/call.js';
import { PROVEN_PERSONS, type ProvenPersons } from '../../../../../testing/proven-persons.js';
import { openTestDatabase } from '../../../../../testing/test-database.js';
import { createTestApplication } from '../../../../../testing/test-application.js';
import { createTestRealm } from '../../../../../testing/test-realm.js';

const SECRET = 'a long secret';
const CONFLICTS = ['ACCOUNT_CONFLICT', 'ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER'];

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startSimulators({ port: 0 });
});
afterAll(() => simulators.stop());

/** Linking, at every provider and in every state of the caller. */
describe.each(PROVEN_PERSONS)('linking $name', (person: ProvenPersons) => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let guarded: FastifyInstance;
  let clock: MovingClock;
  let sink: MailSink;
  let lastOwner = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    sink = await startMailSink({ port: 0, smtpPort: 0 });
    const settings = await person.settings(simulators);
    const start = (more: object) =>
      createTestApplication(database, {
        realm: createTestRealm({
          mail: { server: sink.smtp, sender: 'no-reply@footlight.example' },
          signIn: {
            attemptsPerMinute: 10_000,
            guestsPerMinute: 10_000,
            emailConfirmation: true,
            secondFactor: { enabled: true },
            providers: [{ name: 'ID' }, settings],
          },
          ...more,
        }),
      });
    ({ app, clock } = await start({}));
    // Signatures carry the simulator's real time.
    clock.advance(Date.now() - clock.now());
    const captcha = await start({ mfa: { action: 'FRONTOFFICE_AUTHENTICATION', type: 'CAPTCHA' } });
    captcha.clock.advance(Date.now() - captcha.clock.now());
    guarded = captcha.app;
  });
  beforeEach(() => database.db.execute('delete from accounts'));
  afterAll(async () => {
    await app.close();
    await guarded.close();
    await sink.stop();
    await database.close();
  });

  const post = (path: string, token: string, body: object = {}) => call(app, 'POST', path, { token, body });
  const signUp = async (address?: string) => {
    lastOwner += 1;
    const email = address ?? `owner-${lastOwner}@example.org`;
    const { body, status } = await call(app, 'POST', '/api/v2/signup', {
      body: { email, secret: SECRET, name: 'Vera' },
    });
    expect(status).toBe(201);
    const reply = body as ResponseOf<'signup'>;
    return { id: reply.user.id, email, token: reply.authorisationToken };
  };
  const logIn = async (email: string, on = app, captcha: object = {}): Promise<Answer> =>
    call(on, 'POST', '/api/v2/login', { body: { id: email, secret: SECRET, ...captcha } });
  const tokenOf = ({ status, body }: Answer): string => {
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as { authorisationToken: string }).authorisationToken;
  };
  const userOf = async (answer: Answer): Promise<SessionUser> =>
    (await call(app, 'GET', '/api/v2/user/session', { token: tokenOf(answer) })).body as SessionUser;
  const linkedOf = async (accountId: string): Promise<unknown[]> => {
    const { rows } = await database.db.execute(
      `select provider from linked_providers where account_id = '${accountId}'`,
    );
    return rows.map(({ provider }) => provider);
  };
  const linkChanges = async (): Promise<number> => {
    const { rows } = await database.db.execute(`select 1 from audit_log where action = 'providerLinked'`);
    return rows.length;
  };
  const pendingOf = (answer: Answer): string | undefined =>
    (answer.body as ErrorBody & { details?: { pendingLink?: string } }).details?.pendingLink;
  /** The answer to a guest's proof. */
  const comeAsGuest = async (on = app): Promise<Answer> => (await person.prove(on, simulators))();
  const linkPending = (token: string, pendingLink: string, on = app) =>
    call(on, 'POST', '/api/v2/user/providers', { token, body: { pendingLink } });

  it('a guest without an account gets one, and the same one the next time', async () => {
    const exchange = await person.prove(app, simulators);
    const first = await userOf(await exchange());
    expect(first).toMatchObject({ isGuest: false, email: person.email });
    expect(await linkedOf(first.id)).toEqual([person.name]);
  });

  it('a viewer who has just signed in links it, is told by mail, and signs in with it from then on', async () => {
    const owner = await signUp();
    const before = await linkChanges();
    const exchange = await person.prove(app, simulators, owner.token);
    expect((await userOf(await exchange(owner.token))).id).toBe(owner.id);
    expect(await linkedOf(owner.id)).toEqual([person.name]);
    expect(await linkChanges()).toBe(before + 1);
    const mail = await sink.next(
      (one) => one.to.includes(owner.email) && /sign-in settings/u.test(one.subject),
    );
    expect(mail.text).toContain('was linked to the account');
  });

  it('a viewer who signed in long ago proves the account first', async () => {
    const owner = await signUp();
    const exchange = await person.prove(app, simulators, owner.token);
    await database.db.execute(`update token_families set created_at = created_at - interval '11 minutes'`);
    expect(errorOf(await exchange(owner.token))).toEqual({ status: 403, code: 'PROOF_REQUIRED' });
    expect(await linkedOf(owner.id)).toEqual([]);
    expect((await post('/api/v2/user/proof', owner.token, { secret: SECRET })).status).toBe(200);
    expect((await exchange(owner.token)).status).toBe(200);
  });

  it('a child links nothing', async () => {
    const owner = await signUp();
    const child = await post('/api/v2/user/profiles', owner.token, { name: 'Leo', type: 'child' });
    const path = `/api/v2/user/profiles/${(child.body as Profile).id}/switch`;
    const token = tokenOf(await post(path, tokenOf(await logIn(owner.email))));
    const exchange = await person.prove(app, simulators);
    expect(errorOf(await exchange(token))).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect(errorOf(await linkPending(token, 'any'))).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect(await linkedOf(owner.id)).toEqual([]);
  });

  it('an administrator who impersonates links nothing', async () => {
    const owner = await signUp();
    const admin = await signUp('admin@example.org');
    await database.db.execute(`update accounts set role = 'admin' where id = '${admin.id}'`);
    const made = await post('/api/v2/admin/impersonations', tokenOf(await logIn(admin.email)), {
      accountId: owner.id,
      reason: 'Ticket 4711',
    });
    const { token: link } = made.body as ResponseOf<'createImpersonation'>;
    const token = tokenOf(await call(app, 'POST', `/api/v2/impersonate/${link}`));
    const exchange = await person.prove(app, simulators);
    const refused = { status: 403, code: 'IMPERSONATION_NOT_ALLOWED' };
    expect(errorOf(await exchange(token))).toEqual(refused);
    expect(errorOf(await linkPending(token, 'any'))).toEqual(refused);
    expect(await linkedOf(owner.id)).toEqual([]);
    expect(await linkedOf(admin.id)).toEqual([]);
  });

  it('a person who belongs to another account is linked to no second one, and moves if they say so', async () => {
    const owner = await signUp();
    expect((await (await person.prove(app, simulators, owner.token))(owner.token)).status).toBe(200);
    const other = await signUp('other@example.org');
    const again = await person.prove(app, simulators, other.token);
    const answer = await again(other.token);
    expect(CONFLICTS).toContain(errorOf(answer).code);
    expect(await linkedOf(other.id)).toEqual([]);
    expect(await linkedOf(owner.id)).toEqual([person.name]);
    // The person has proved both accounts, and says which one stays (SIGN-181).
    const moved = await post('/api/v2/user/providers', other.token, {
      pendingLink: pendingOf(answer),
      stays: 'THIS',
    });
    expect(moved.status).toBe(204);
    expect(await linkedOf(other.id)).toEqual([person.name]);
    expect(await linkedOf(owner.id)).toEqual([]);
  });

  // Only a verified address is compared with those of accounts.
  if (person.email === null) return;
  const email = person.email;

  describe('in a conflict (SIGN-81, SIGN-170)', () => {
    const conflict = async (on = app): Promise<string> => {
      const answer = await comeAsGuest(on);
      expect(CONFLICTS).toContain(errorOf(answer).code);
      const token = pendingOf(answer);
      if (token === undefined) throw new Error('The proof was not kept.');
      return token;
    };

    it('nobody is signed in; the owner links it after signing in, once', async () => {
      const owner = await signUp(email);
      const pendingLink = await conflict();
      expect(await linkedOf(owner.id)).toEqual([]);
      const before = await linkChanges();
      const token = tokenOf(await logIn(email));
      // Signing in alone links nothing.
      expect(await linkedOf(owner.id)).toEqual([]);
      expect((await linkPending(token, pendingLink)).status).toBe(204);
      expect(await linkedOf(owner.id)).toEqual([person.name]);
      expect(await linkChanges()).toBe(before + 1);
      const mail = await sink.next((one) => one.to.includes(email) && /sign-in settings/u.test(one.subject));
      expect(mail.text).toContain('was linked to the account');
      expect(errorOf(await linkPending(token, pendingLink))).toEqual({
        status: 404,
        code: 'PENDING_LINK_INVALID',
      });
      expect((await userOf(await comeAsGuest())).id).toBe(owner.id);
    });

    it('the proof is of no use to a guest, to another account, and after a quarter of an hour', async () => {
      const owner = await signUp(email);
      const pendingLink = await conflict();
      const guest = await call(app, 'POST', '/api/v2/login/guest/checkin');
      const asGuest = (guest.body as ResponseOf<'checkinGuest'>).authorisationToken;
      expect(errorOf(await linkPending(asGuest, pendingLink)).status).toBe(401);
      const stranger = await signUp('stranger@example.org');
      const invalid = { status: 404, code: 'PENDING_LINK_INVALID' };
      expect(errorOf(await linkPending(stranger.token, pendingLink))).toEqual(invalid);
      // The stranger's attempt has not used it up; time has.
      await database.db.execute(`update pending_links set expires_at = expires_at - interval '15 minutes'`);
      expect(errorOf(await linkPending(owner.token, pendingLink))).toEqual(invalid);
      expect(await linkedOf(owner.id)).toEqual([]);
      expect(await linkedOf(stranger.id)).toEqual([]);
    });

    it('one of several simultaneous answers links', async () => {
      const owner = await signUp(email);
      const pendingLink = await conflict();
      const answers = await Promise.all([1, 2, 3].map(() => linkPending(owner.token, pendingLink)));
      expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([204, 404, 404]);
    });

    it('the owner of an unconfirmed address has to sign in as well', async () => {
      const owner = await signUp(email);
      const { rows } = await database.db.execute('select 1 from confirmed_emails');
      expect(rows).toEqual([]);
      const pendingLink = await conflict();
      expect((await linkPending(owner.token, pendingLink)).status).toBe(204);
      expect(await linkedOf(owner.id)).toEqual([person.name]);
      // SIGN-185: the provider has verified it, for its owner.
      const proofs = await database.db.execute('select email, owner_known from confirmed_emails');
      expect(proofs.rows).toEqual([{ email, owner_known: true }]);
    });

    it('an owner with a second factor links only after the code', async () => {
      const owner = await signUp(email);
      const path = '/api/v2/user/second-factor';
      const { secret } = (await post(path, owner.token)).body as ResponseOf<'enrolSecondFactor'>;
      const codeAfter = (seconds: number) =>
        generate({ secret, epoch: Math.floor(clock.now() / 1_000) + seconds });
      await call(app, 'PUT', path, { token: owner.token, body: { code: await codeAfter(0) } });
      const pendingLink = await conflict();
      const first = await logIn(email);
      expect(errorOf(first).code).toBe('SECOND_FACTOR_REQUIRED');
      const { challenge } = (first.body as ErrorBody & { details: { challenge: string } }).details;
      expect(errorOf(await linkPending(challenge, pendingLink)).status).toBe(401);
      expect(await linkedOf(owner.id)).toEqual([]);
      const code = await codeAfter(30);
      const token = tokenOf(
        await call(app, 'POST', '/api/v2/login/second-factor', { body: { challenge, code } }),
      );
      expect((await linkPending(token, pendingLink)).status).toBe(204);
      expect(await linkedOf(owner.id)).toEqual([person.name]);
    });

    it('a CAPTCHA stands before the sign-in of the owner, not before the proof', async () => {
      const owner = await signUp(email);
      const pendingLink = await conflict(guarded);
      expect(errorOf(await logIn(email, guarded)).code).toBe('CAPTCHA_REQUIRED');
      const { body } = await call(guarded, 'POST', '/api/v2/captcha');
      const challenge = JSON.parse((body as { challenge: string }).challenge) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      const captcha = { captcha: JSON.stringify({ challenge, solution }) };
      const token = tokenOf(await logIn(email, guarded, captcha));
      expect((await linkPending(token, pendingLink, guarded)).status).toBe(204);
      expect(await linkedOf(owner.id)).toEqual([person.name]);
    });
  });
});

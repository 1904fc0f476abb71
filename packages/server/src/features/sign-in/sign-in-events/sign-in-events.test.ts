import { calls, type CallName, type ErrorBody, type ResponseOf } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeOnBothEngines } from '../../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody, type Person } from '../../../../testing/people.js';
import { SIGN_IN_CALLS } from './recorded-sign-ins.js';

const DAY_MS = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

describeOnBothEngines('sign-in events', ({ database }) => {
  let mails: MailApplication;
  beforeAll(async () => {
    mails = await createMailApplication(database(), { signIn: { secondFactor: { enabled: true } } });
  });
  afterAll(() => mails.stop());

  const logIn = ({ email, secret }: Pick<Person, 'email' | 'secret'>, userAgent = FIREFOX) =>
    call(mails.app, 'POST', '/api/v2/login', {
      body: { id: email, secret },
      headers: { 'user-agent': userAgent },
    });
  const listOf = async (token: string, query = '') =>
    (await call(mails.app, 'GET', `/api/v2/user/sign-ins${query}`, { token }))
      .body as ResponseOf<'listSignIns'>;
  const outcomesOf = async (token: string) =>
    (await listOf(token)).signIns.map(({ method, outcome }) => `${method} ${outcome}`);

  // SIGN-171
  it('are recorded at every call that begins a session', () => {
    const tokens = ['authorisationToken', 'refreshToken'];
    const begins = (Object.keys(calls) as CallName[]).filter((name) => {
      const { response } = shapes[name] as { response: { properties?: object } | null };
      return tokens.every((field) => Object.hasOwn(response?.properties ?? {}, field));
    });
    const continuing = ['refreshToken', 'switchProfile', 'syncEntitlements'];
    // Guests have no account; that of a checkout is not signed in to.
    const ofGuests = ['checkinGuest', 'createGuestCheckoutPrincipal'];
    expect(begins.filter((name) => ![...continuing, ...ofGuests].includes(name)).toSorted()).toEqual(
      Object.keys(SIGN_IN_CALLS).toSorted(),
    );
  });

  // SIGN-171
  it('show their owner time, method, outcome, device and network, and nobody else', async () => {
    const person = await signUpSomebody(mails.app);
    const other = await signUpSomebody(mails.app);
    await logIn(person);
    expect((await logIn({ ...person, secret: 'wrong' })).status).toBe(401);
    await logIn({ email: 'nobody@example.org', secret: 'wrong' });
    const { signIns } = await listOf(person.token);
    expect(signIns).toMatchObject([
      { method: 'ID', outcome: 'WRONG_PROOF', network: '127.0.0.0/24', browser: 'Firefox' },
      { method: 'ID', outcome: 'SUCCEEDED', device: 'computer', system: 'Linux', country: 'GB' },
      { method: 'ID', outcome: 'SUCCEEDED', browser: null },
    ]);
    expect(signIns[0]?.at).toBe(new Date(mails.clock.now()).toISOString());
    expect(await outcomesOf(other.token)).toEqual(['ID SUCCEEDED']);
    const first = await listOf(person.token, '?rpp=1');
    expect(first.paging).toEqual({ moreDataAvailable: true, lastSeen: signIns[0]?.id });
    const second = await listOf(person.token, `?rpp=2&lastSeen=${first.paging.lastSeen ?? ''}`);
    expect([...first.signIns, ...second.signIns]).toEqual(signIns);
  });

  // SIGN-171
  it('of an account with a second factor are recorded with its code, and not with the password alone', async () => {
    const person = await signUpSomebody(mails.app);
    const path = '/api/v2/user/second-factor';
    const { token } = person;
    const { secret } = (await call(mails.app, 'POST', path, { token }))
      .body as ResponseOf<'enrolSecondFactor'>;
    const codeAfter = (seconds: number) =>
      generate({ secret, epoch: Math.floor(mails.clock.now() / 1_000) + seconds });
    await call(mails.app, 'PUT', path, { token, body: { code: await codeAfter(0) } });
    const { challenge } = ((await logIn(person)).body as ErrorBody & { details: { challenge: string } })
      .details;
    const complete = (code: string) =>
      call(mails.app, 'POST', '/api/v2/login/second-factor', { body: { challenge, code } });
    await complete('000000');
    await complete(await codeAfter(30));
    expect(await outcomesOf(token)).toEqual(['ID SUCCEEDED', 'ID WRONG_PROOF', 'ID SUCCEEDED']);
  });

  // SIGN-171
  it('are not recorded for linking, which the audit log has', async () => {
    const person = await signUpSomebody(mails.app);
    await call(mails.app, 'POST', '/api/v2/login/sptv', {
      token: person.token,
      body: { id: 'x', secret: 'y' },
    });
    expect(await outcomesOf(person.token)).toEqual(['ID SUCCEEDED']);
  });

  // SIGN-172
  it('on a new kind of device tell the owner by mail, once, and never after a sign-up', async () => {
    const person = await signUpSomebody(mails.app);
    await logIn(person, FIREFOX);
    const mail = await mails.mailTo(person.email, /New sign-in/u);
    expect(mail.text).toContain('Firefox, Linux · United Kingdom');
    await logIn(person, FIREFOX);
    await logIn(person, SAFARI);
    await mails.sink.next(({ to, text }) => to.includes(person.email) && text.includes('Safari, iOS'));
    const told = mails.sink
      .mails()
      .filter(({ to, subject }) => to.includes(person.email) && /New sign-in/u.test(subject));
    expect(told).toHaveLength(2);
  });

  // SIGN-172
  it('on another browser of a known kind tell the owner, which each browser has an id for', async () => {
    const person = await signUpSomebody(mails.app);
    const browser = () => {
      let cookie = '';
      return async () => {
        const answer = await call(mails.app, 'POST', '/api/v2/login', {
          body: { id: person.email, secret: person.secret },
          headers: {
            'user-agent': FIREFOX,
            'footlight-session': 'cookie',
            'sec-fetch-site': 'same-origin',
            ...(cookie === '' ? {} : { cookie }),
          },
        });
        expect(answer.status).toBe(200);
        const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
        cookie = lines.find((line) => line.includes('footlight-device='))?.split(';', 1)[0] ?? cookie;
      };
    };
    const told = () =>
      mails.sink
        .mails()
        .filter(({ to, subject }) => to.includes(person.email) && /New sign-in/u.test(subject)).length;
    const [first, second] = [browser(), browser()];
    await first();
    await expect.poll(told).toBe(1);
    await first();
    await second();
    await expect.poll(told).toBe(2);
    await second();
    // Another mail to the same address shows that none was on the way.
    await logIn(person, SAFARI);
    await mails.sink.next(({ to, text }) => to.includes(person.email) && text.includes('Safari, iOS'));
    expect(told()).toBe(3);
    expect(JSON.stringify(await listOf(person.token))).not.toContain('evice_hash');
    expect((await listOf(person.token)).signIns[0]).not.toHaveProperty('deviceHash');
  });

  // SIGN-173
  it('are counted by day, method and outcome, for administrators', async () => {
    const admin = await signUpSomebody(mails.app);
    await database().db.execute(`update accounts set role = 'admin' where id = '${admin.reply.user.id}'`);
    // A day of its own.
    mails.clock.advance(3 * DAY_MS);
    const token = ((await logIn(admin)).body as ResponseOf<'login'>).authorisationToken;
    await logIn({ email: 'nobody@example.org', secret: 'wrong' });
    await logIn({ ...admin, secret: 'wrong' });
    const figures = async (query: string) =>
      (
        (await call(mails.app, 'GET', `/api/v2/admin/sign-in-figures${query}`, { token }))
          .body as ResponseOf<'getSignInFigures'>
      ).figures;
    const day = new Date(mails.clock.now()).toISOString().slice(0, 10);
    expect(await figures('?days=1')).toEqual([
      { day, method: 'ID', outcome: 'SUCCEEDED', count: 1 },
      { day, method: 'ID', outcome: 'WRONG_PROOF', count: 2 },
    ]);
    expect((await figures('')).length).toBeGreaterThan(2);
    const viewer = await signUpSomebody(mails.app);
    const refused = await call(mails.app, 'GET', '/api/v2/admin/sign-in-figures', { token: viewer.token });
    expect(errorOf(refused)).toEqual({ status: 403, code: 'FORBIDDEN' });
  });
});

import type { Account, AccountExport, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { describeWithDatabase } from '../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../../testing/people.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { accountSettings } from '../../../testing/test-realm-accounts.js';
import { createTestRealm } from '../../../testing/test-realm.js';
import { DetailsRepository } from './details.repository.js';

const PATH = '/api/v2/user/account';
const DAY_MS = 86_400_000;

describeWithDatabase('accounts', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    const realm = createTestRealm({
      languages: ['en', 'es'],
      signIn: { attemptsPerMinute: 10_000 },
      account: accountSettings,
    });
    ({ app, clock } = await createTestApplication(database(), { realm }));
  });
  afterAll(() => app.close());

  const issues = ({ body }: { readonly body: unknown }) =>
    (body as { details?: { issues?: { field: string }[] } }).details?.issues?.map(({ field }) => field);

  // ACCT-1
  it('lists the fields of the realm in the caller’s language, with a read-only email', async () => {
    const { token, email } = await signUpSomebody(app);
    const { body } = await call(app, 'GET', PATH, { token, headers: { language: 'es' } });
    const account = body as Account;
    expect(account).toMatchObject({
      contactEmail: email,
      hasPassword: true,
      mayChangeEmail: false,
      mayConfirmEmail: false,
      missingFields: [],
      maySetPassword: false,
      deletion: null,
      customFields: {},
    });
    expect(account.fields.map(({ id, readOnly, label }) => [id, readOnly, label])).toEqual([
      ['name', false, null],
      ['email', true, null],
      ['address', false, null],
      ['phoneNumber', false, null],
      ['birthDate', false, null],
      ['gender', false, null],
      ['cinema', false, 'Cine favorito'],
      ['seat', false, 'Seat'],
    ]);
    expect(account.fields.at(-1)?.options).toEqual([
      { value: 'front', label: 'Delante' },
      { value: 'back', label: 'Back' },
    ]);
  });

  // ACCT-3
  it('saves what is sent, keeps the rest, and normalises the phone number', async () => {
    const { token } = await signUpSomebody(app);
    await call(app, 'PUT', PATH, {
      token,
      body: { birthDate: '1990-04-01', customFields: { cinema: 'Rex' } },
    });
    const saved = await call(app, 'PUT', PATH, {
      token,
      body: {
        name: ' Vera  ',
        phoneNumber: '+4407911123456',
        address: 'ES',
        gender: 'other:rather not',
        customFields: { seat: 'back' },
      },
    });
    expect(saved.body).toMatchObject({
      name: 'Vera',
      phoneNumber: '+447911123456',
      address: 'ES',
      gender: 'other:rather not',
      birthDate: '1990-04-01',
      customFields: { cinema: 'Rex', seat: 'back' },
    });
  });

  // ACCT-2, ACCT-3
  it.each([
    [{ contactEmail: 'other@example.org' }, ['body.contactEmail']],
    [{ name: '' }, ['body.name']],
    [{ name: '   ' }, ['body.name']],
    [{ birthDate: '2990-01-01' }, ['body.birthDate']],
    [{ birthDate: '1899-12-31' }, ['body.birthDate']],
    [{ birthDate: '1990-02-31' }, ['body.birthDate']],
    [{ phoneNumber: '+1234' }, ['body.phoneNumber']],
    [{ gender: 'wizard' }, ['body.gender']],
    [{ gender: 'other: ' }, ['body.gender']],
    [{ address: 'QQ' }, ['body.address']],
    [{ customFields: { other: 'x' } }, ['body.customFields.other']],
    [{ customFields: { cinema: 'a name that is far too long' } }, ['body.customFields.cinema']],
    [{ customFields: { seat: 'roof' } }, ['body.customFields.seat']],
    [{ customFields: { seat: '' }, gender: 'wizard' }, ['body.customFields.seat', 'body.gender']],
    [{}, ['body']],
  ])('rejects %j, naming each field', async (body, fields) => {
    const { token } = await signUpSomebody(app);
    const answer = await call(app, 'PUT', PATH, { token, body });
    expect(errorOf(answer)).toEqual({ status: 400, code: 'INVALID_FIELD' });
    expect(issues(answer)).toEqual(fields);
  });

  // ACCT-4
  it('lists countries by name in the caller’s language, with the required address fields', async () => {
    const { body } = await call(app, 'GET', '/api/v2/countries', { headers: { language: 'es' } });
    const { countries, callerCountryCode } = body as ResponseOf<'listCountries'>;
    expect(callerCountryCode).toBe('GB');
    const of = (code: string) => countries.find(({ iso3166alpha2 }) => iso3166alpha2 === code);
    expect(of('DE')).toMatchObject({ name: 'Alemania', countryCallingCode: '+49' });
    const needs = (code: string) => of(code)?.addressRequiredFields.map(({ fieldName }) => fieldName);
    expect(needs('US')).toEqual(['line1', 'administrativeLevel1', 'postalCode']);
    expect(needs('AE')).toEqual(['line1', 'administrativeLevel1']);
    expect(needs('GB')).toEqual(['line1', 'postalCode']);
    expect(countries.length).toBeGreaterThan(200);
  });

  describe('deletion', () => {
    const DELETION = '/api/v2/user/deletion';
    const deletionOf = async (token: string) =>
      ((await call(app, 'GET', PATH, { token })).body as Account).deletion;

    // ACCT-6
    it('requires the password, signs out other sessions, and can be undone', async () => {
      const { token, email, secret } = await signUpSomebody(app);
      const elsewhere = (await call(app, 'POST', '/api/v2/login', { body: { id: email, secret } }))
        .body as ResponseOf<'login'>;
      for (const body of [{}, { secret: 'a wrong one' }]) {
        const refused = await call(app, 'POST', DELETION, { token, body });
        expect(errorOf(refused)).toEqual({ status: 403, code: 'INVALID_CURRENT_CREDENTIALS' });
      }
      expect(await deletionOf(token)).toBeNull();

      const marked = await call(app, 'POST', DELETION, { token, body: { secret } });
      const deletesAt = new Date(clock.now() + 14 * DAY_MS).toISOString();
      expect(marked).toMatchObject({ status: 202, body: { deletesAt } });
      clock.advance(1000);
      // A repeated request keeps the first date.
      expect((await call(app, 'POST', DELETION, { token, body: { secret } })).body).toEqual({ deletesAt });
      expect(await deletionOf(token)).toMatchObject({ deletesAt });
      const refreshed = await call(app, 'POST', '/api/v2/token/refresh', {
        body: { refreshToken: elsewhere.refreshToken },
      });
      expect(errorOf(refreshed).code).toBe('REFRESH_TOKEN_INVALID');

      expect((await call(app, 'DELETE', DELETION, { token })).status).toBe(204);
      expect((await call(app, 'DELETE', DELETION, { token })).status).toBe(204);
      expect(await deletionOf(token)).toBeNull();
    });

    // ACCT-7
    it('happens when it is due, removes all data of the account, and frees the address', async () => {
      const person = await signUpSomebody(app);
      const other = await signUpSomebody(app);
      const { token, email, secret } = person;
      await call(app, 'POST', DELETION, { token, body: { secret } });
      const login = () => call(app, 'POST', '/api/v2/login', { body: { id: email, secret } });
      const repository = new DetailsRepository(database().db);
      clock.advance(13 * DAY_MS);
      await repository.deleteDue(new Date(clock.now()));
      expect((await login()).status).toBe(200);
      clock.advance(DAY_MS);
      expect(await repository.deleteDue(new Date(clock.now()))).toBe(1);
      expect(errorOf(await login()).code).toBe('INVALID_CREDENTIALS');
      for (const table of ['profiles', 'token_families', 'consent_answers']) {
        const { rows } = await database().db.execute(
          `select count(*) as number from ${table} where account_id = '${person.reply.user.id}'`,
        );
        expect(rows).toEqual([{ number: 0 }]);
      }
      const { rows } = await database().db.execute(
        `select action from audit_log where account_id = '${person.reply.user.id}' order by sequence`,
      );
      expect(rows).toEqual([{ action: 'deletionRequested' }, { action: 'accountDeleted' }]);
      const again = await call(app, 'POST', '/api/v2/signup', { body: { email, secret, name: 'Again' } });
      expect(again.status).toBe(201);
      const still = await call(app, 'POST', '/api/v2/login', {
        body: { id: other.email, secret: other.secret },
      });
      expect(still.status).toBe(200);
    });
  });

  // ACCT-8
  it('can be exported completely, without secrets', async () => {
    const { token, reply, secret } = await signUpSomebody(app);
    await call(app, 'PUT', '/api/v2/user/preferences', { token, body: { autoAdvance: false } });
    await call(app, 'PUT', '/api/v2/user/consents', {
      token,
      body: { answers: [{ fieldName: 'terms', answer: true }] },
    });
    const list = await call(app, 'POST', '/api/v4/watchlist', { token, body: { name: 'Rainy days' } });
    const { status, body } = await call(app, 'GET', '/api/v2/user/export', { token });
    expect(status).toBe(200);
    expect(body as AccountExport).toMatchObject({
      account: { id: reply.user.id },
      profiles: [{ type: 'adult' }],
      consents: [{ fieldName: 'terms', answer: true }],
      preferences: [{ profileId: reply.user.pro?.id, autoAdvance: false }],
      sessions: [{ device: 'computer' }],
      ...(list.status < 300 ? { watchlists: [{ name: 'Rainy days', content: [] }] } : {}),
    });
    const text = JSON.stringify(body);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain(secret);
    expect(text).not.toContain(reply.refreshToken);
  });
});

import type { ErrorBody } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/database.js';
import { call } from '../../../../testing/call.js';
import { openTestDatabase } from '../../../../testing/test-database.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { createTestRealm } from '../../../../testing/test-realm.js';

const FIELDS = [
  { id: 'name', type: 'name', required: true },
  { id: 'email', type: 'email', required: true },
  { id: 'birthDate', type: 'birthDate', required: true },
  { id: 'phone', type: 'phoneNumber' },
  { id: 'address', type: 'address' },
  { id: 'postalCode', type: 'postalCode' },
  { id: 'tax', type: 'taxNumber' },
  { id: 'gender', type: 'gender' },
  { id: 'nickname', type: 'text', label: { en: 'Nickname' }, minLength: 2, maxLength: 5 },
  { id: 'team', type: 'dropdown', label: { en: 'Team' }, options: [{ value: 'red', label: { en: 'Red' } }] },
  { id: 'again', type: 'confirmPassword', required: true },
];

// FORM-22
describe('sign-up fields', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openTestDatabase();
    const realm = createTestRealm({
      signIn: { attemptsPerMinute: 10_000, providers: [{ name: 'ID' }] },
      account: { fields: FIELDS.map((field) => Object.assign({ signUp: true }, field)) },
      territories: {
        addressCountryRestriction: {
          elements: [{ mode: 'blacklist', scope: 'registration', countries: ['FR'] }],
        },
      },
    });
    ({ app } = await createTestApplication(database, { realm }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const signUp = (fields?: Readonly<Record<string, unknown>>) =>
    call(app, 'POST', '/api/v2/signup', {
      body: {
        email: `nadia-${Math.random()}@example.org`,
        secret: 'a long secret',
        name: 'Nadia',
        ...(fields === undefined ? {} : { fields }),
      },
    });
  const issuesOf = async (fields?: Readonly<Record<string, unknown>>) => {
    const { status, body } = await signUp(fields);
    expect(status).toBe(400);
    const { code, details } = body as ErrorBody & { details: { issues: readonly object[] } };
    expect(code).toBe('INVALID_FIELD');
    return details.issues;
  };
  const good = { birthDate: '1990-04-01' };

  it('are accepted if each is valid', async () => {
    const full = {
      ...good,
      phone: '+447911123456',
      address: 'BR',
      postalCode: '01310-100',
      tax: '390.533.447-05',
      gender: 'other:a word',
      nickname: 'Nad',
      team: 'red',
    };
    expect((await signUp(full)).status).toBe(201);
    expect((await signUp(good)).status).toBe(201);
    expect((await signUp({ ...good, phone: '' })).status).toBe(201);
  });

  it.each([
    [{}, 'birthDate', 'nothing', 'a value; this field is required'],
    [{ birthDate: '2023-02-30' }, 'birthDate', '"2023-02-30"', 'a day of the calendar'],
    [{ birthDate: '2999-01-01' }, 'birthDate', '"2999-01-01"', 'that is not to come'],
    [{ ...good, phone: '07911123456' }, 'phone', '"07911123456"', 'international form'],
    [{ ...good, address: 'FR' }, 'address', '"FR"', 'takes sign-ups from'],
    [{ ...good, address: 'France' }, 'address', '"France"', 'at most 2 characters'],
    [{ ...good, address: 'BR', postalCode: '1' }, 'postalCode', '"1"', 'a postal code of BR'],
    [{ ...good, address: 'BR', tax: '1' }, 'tax', '"1"', 'a tax number of BR'],
    [{ ...good, gender: 'x' }, 'gender', '"x"', '"female"'],
    [{ ...good, nickname: 'N' }, 'nickname', '"N"', 'at least 2 characters'],
    [{ ...good, nickname: 'Nadiya' }, 'nickname', '"Nadiya"', 'at most 5 characters'],
    [{ ...good, team: 'blue' }, 'team', '"blue"', 'one of "red"'],
    [{ ...good, shoe: '42' }, 'shoe', '"42"', 'known are: birthDate, phone'],
    [{ ...good, again: 'a long secret' }, 'again', '"a long secret"', 'no such field'],
  ])(
    'reject %j and report the field, what was found and what is allowed',
    async (fields, id, found, allowed) => {
      const issues = await issuesOf(fields);
      expect(issues).toEqual([
        { field: `body.fields.${id}`, found, allowed: expect.stringContaining(allowed) as string },
      ]);
    },
  );

  it('report all issues together, and required fields even if no fields are sent', async () => {
    expect(await issuesOf({ phone: '1', team: 'blue' })).toHaveLength(3);
    expect(await issuesOf()).toHaveLength(1);
  });

  it('must be strings, and are limited in number', async () => {
    expect(await issuesOf({ birthDate: 3 })).toHaveLength(1);
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`f${index}`, '']));
    expect((await signUp(many)).status).toBe(400);
  });
});

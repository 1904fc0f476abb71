import { expect, it } from 'vitest';
import { readEnvironment } from '../environment.js';
import { createTestRealm } from '../../testing/test-realm.js';
import { withMailServer } from './mail-server.js';

const MAIL = { server: 'smtp://mail.example:587', sender: 'no-reply@footlight.example' };

it.each(['magicLink', 'passwordReset', 'emailConfirmation'])(
  'a realm without mail is rejected if signIn.%s needs it (MAIL-1)',
  (name) => {
    expect(() => createTestRealm({ signIn: { [name]: true } })).toThrow(
      new RegExp(String.raw`mail\.server.*signIn\.${name} needs.*mail\.sender`, 'su'),
    );
    expect(createTestRealm({ signIn: { [name]: true }, mail: MAIL }).mail?.server).toBe(MAIL.server);
  },
);

it('a realm without mail is accepted if nothing needs it (MAIL-1)', () => {
  expect(createTestRealm().mail).toBeNull();
  expect(() => createTestRealm({ mail: { server: MAIL.server } })).toThrow(/mail\.sender/u);
});

it('the realm file must not contain the password of the mail server', () => {
  const server = 'smtps://user:word@mail.example:465';
  expect(() => createTestRealm({ mail: { ...MAIL, server } })).toThrow(/mail\.server: found \(not shown\)/u);
  const realm = withMailServer(createTestRealm({ mail: MAIL }), server);
  expect(realm.mail?.server).toBe(server);
});

it('an invalid FOOTLIGHT_SMTP is rejected without revealing its value', () => {
  expect(() => readEnvironment({ FOOTLIGHT_SMTP: 'user:word@mail.example' })).toThrow(
    /^FOOTLIGHT_SMTP: allowed: an address such as/u,
  );
});

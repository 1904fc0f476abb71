import type { FieldIssue } from '@footlight/contract';
import type { MailSettings } from './schemas/mail.schemas.js';
import type { RealmFile } from './schemas/realm.schemas.js';

const FEATURES = ['magicLink', 'passwordReset', 'emailConfirmation'] as const;

/**
 * Issues of the mail settings: incomplete settings, and missing ones that other settings depend on.
 * @see docs/rules/mails.md MAIL-1
 */
export const mailIssues = ({ mail: { server, sender }, signIn }: RealmFile): FieldIssue[] => {
  if (server !== null && server.includes('@')) {
    const allowed =
      'an address such as smtps://mail.example:465; user name and password belong into FOOTLIGHT_SMTP';
    return [{ field: 'mail.server', found: '(not shown)', allowed }];
  }
  const wanting = FEATURES.filter((name) => signIn[name]).map((name) => `signIn.${name}`);
  const missing = (field: string, what: string, value: string | null, why: string): FieldIssue[] =>
    value === null ? [{ field, found: 'nothing', allowed: `${what}, which ${why} needs` }] : [];
  if (wanting.length > 0) {
    return [
      ...missing('mail.server', 'a mail server', server, wanting.join(', ')),
      ...missing('mail.sender', 'an address', sender, wanting.join(', ')),
    ];
  }
  return server === null ? [] : missing('mail.sender', 'an address', sender, 'mail.server');
};

/** @returns null if the realm sends no mails */
export const mailSettingsOf = ({ mail: { server, sender, ...names } }: RealmFile): MailSettings | null =>
  server === null || sender === null ? null : { server, sender, ...names };

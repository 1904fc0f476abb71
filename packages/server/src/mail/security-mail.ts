import type { MailLabelKey } from '@footlight/i18n/catalogues';
import type { MailWriter } from './mail-writer.js';
import type { WriteMail } from './outbox.js';

const WHAT = {
  'password-set': 'mailPasswordSet',
  'unproven-removed': 'mailUnprovenRemoved',
  'unproven-password-removed': 'mailUnprovenPasswordRemoved',
  'two-step-on': 'mailTwoStepOn',
  'two-step-off': 'mailTwoStepOff',
  'passkey-added': 'mailPasskeyAdded',
  'passkey-removed': 'mailPasskeyRemoved',
  'provider-linked': 'mailProviderLinked',
  'provider-unlinked': 'mailProviderUnlinked',
} as const satisfies Readonly<Record<string, MailLabelKey>>;

/** The kind of change to an account's sign-in. */
export type SecurityChange = keyof typeof WHAT;

const isChange = (what: string): what is SecurityChange => Object.hasOwn(WHAT, what);

/** Notifies the account's owner of a change that anyone with access to a session could make. */
export const securityMail =
  (writer: MailWriter): WriteMail =>
  ({ recipient, language, details: { what = '' } }) => {
    if (!isChange(what)) return Promise.resolve(null);
    const t = writer.words(language);
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailSecuritySubject'),
        heading: t('mailSecurityHeading'),
        paragraphs: [t(WHAT[what], { email: recipient })],
        button: { label: t('mailResetButton'), href: writer.address('requestPassword', language, {}) },
        notes: [t('mailSecurityNotYou')],
      }),
    );
  };

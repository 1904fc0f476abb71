import { Type } from '@sinclair/typebox';
import { Group, OrNull } from './setting.schemas.js';

const Address = Type.String({ pattern: String.raw`^[^\s@<>]+@[^\s@<>]+$`, maxLength: 254 });

export const Mail = Group('How the service sends mails.', {
  server: OrNull(
    Type.String({ pattern: String.raw`^smtps?://\S+$` }),
    'The mail server: `smtps://mail.example:465` (TLS from the start) or `smtp://mail.example:587` (STARTTLS, which is required unless the server is this machine); null sends no mails. `FOOTLIGHT_SMTP` takes its place where it is set, and is the only place for a user name and a password.',
  ),
  sender: OrNull(Address, 'The address that mails come from.'),
  senderName: OrNull(
    Type.String({ minLength: 1, maxLength: 80 }),
    'The name that mails come from; null takes the name of the realm.',
  ),
  replyTo: OrNull(Address, 'The address for replies; with null, mails say that replies are not read.'),
});

/** Mail settings of a realm that sends mails. */
export interface MailSettings {
  /** `smtp:` or `smtps:` address, with user name and password if the server requires them. */
  readonly server: string;
  readonly sender: string;
  readonly senderName: string | null;
  readonly replyTo: string | null;
}

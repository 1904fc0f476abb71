import { dateFormat } from '@footlight/i18n';
import { AddresseesRepository } from '../../../mail/addressees.repository.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { TellOfDevice } from './sign-in-events.service.js';

/** @returns a function that does nothing for accounts without an address */
export const createTellOfDevice =
  (post: PostMail): TellOfDevice =>
  async (db, accountId, { device, browser, system, country, at }) => {
    const owner = (await new AddresseesRepository(db).of([accountId])).get(accountId);
    if (owner?.email == null) return;
    await post(db, {
      kind: 'new-device',
      recipient: owner.email,
      language: owner.language,
      details: {
        device: [browser, system].filter((one) => one !== null).join(', ') || device,
        country,
        at: at.toISOString(),
      },
    });
  };

export const newDeviceMail =
  (writer: MailWriter): WriteMail =>
  ({ recipient, language, details: { device = '', country = '', at = '' } }) => {
    const t = writer.words(language);
    const format = dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    const region = new Intl.DisplayNames([language], { type: 'region' });
    return Promise.resolve(
      writer.document(language, {
        subject: t('mailNewDeviceSubject'),
        heading: t('mailNewDeviceHeading'),
        paragraphs: [
          t('mailNewDeviceText', { email: recipient }),
          t('mailNewDeviceWhere', {
            device,
            country: country === '' ? '' : (region.of(country) ?? country),
            time: format.format(new Date(at)),
          }),
        ],
        button: { label: t('mailResetButton'), href: writer.address('requestPassword', language, {}) },
        notes: [t('mailNewDeviceNotYou')],
      }),
    );
  };

import type { Database } from '../../../database/database.js';
import { dateIn } from '../../../mail/date-in.js';
import type { MailDocument } from '../../../mail/mail-document.js';
import type { MailWriter } from '../../../mail/mail-writer.js';
import type { WriteMail } from '../../../mail/outbox.js';
import type { PostMail } from '../../../mail/post-mail.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { wordsIn } from '../licences/sale-catalogue.js';
import { derivedCode } from '../derived-code.js';
import { type GiftRow, GiftsRepository, isRedeemable } from './gifts.repository.js';

/** Queues the mail to the recipient for the time the giver chose, in the transaction that creates the gift. */
export const postGift = async (
  tx: Database,
  post: PostMail,
  { id, recipientEmail, sendsAt }: Pick<GiftRow, 'id' | 'recipientEmail' | 'sendsAt'>,
  language: string,
): Promise<void> => {
  if (recipientEmail === null || sendsAt === null) return;
  await post(tx, {
    kind: 'gift',
    recipient: recipientEmail,
    language: language === '' ? null : language,
    details: { gift: id },
    dueAt: sendsAt,
  });
};

export interface GiftMailOptions {
  readonly db: Database;
  /** Key of the gift codes. They are derived when the mail is sent, so that the outbox contains none. */
  readonly codeKey: Uint8Array;
  readonly defaultLanguage: string;
  readonly now: () => number;
}

/** What a mail says about a gift. */
interface GiftFacts extends Pick<GiftRow, 'recipientName' | 'message' | 'expiresAt'> {
  readonly item: string;
  /** Empty if unknown. */
  readonly giver: string;
  readonly code: string;
}

const giftDocument = (
  writer: MailWriter,
  language: string,
  { item, giver, code, recipientName, message, expiresAt }: GiftFacts,
): MailDocument => {
  const t = writer.words(language);
  return writer.document(language, {
    subject: t('mailGiftSubject'),
    heading:
      recipientName === null ? t('mailGiftHeading') : t('mailGiftHeadingNamed', { name: recipientName }),
    paragraphs: [
      giver === '' ? t('mailGiftText', { item }) : t('mailGiftTextFrom', { item, giver }),
      ...(message === null ? [] : [message]),
      t('mailGiftCode', { code }),
    ],
    button: { label: t('mailGiftButton'), href: writer.address('redeem', language, { redeemCode: code }) },
    notes: [t('mailGiftUntil', { date: dateIn(language, expiresAt) })],
  });
};

/** The mail of a gift that does not exist, for previews. */
export const sampleGiftMail =
  (writer: MailWriter): WriteMail =>
  ({ language }) =>
    Promise.resolve(
      giftDocument(writer, language, {
        item: 'Ringside',
        giver: 'Nadia',
        code: '2345-6789-AAAA-BBBB',
        recipientName: 'Vera',
        message: 'See you at the ringside!',
        expiresAt: new Date('2028-03-01T12:00:00Z'),
      }),
    );

/**
 * Writes the mail that announces a gift, with its code. No mail is sent if the gift has been redeemed or refunded, or
 * has expired.
 * @see docs/rules/commerce.md MONEY-53
 */
export const giftMail =
  ({ db, codeKey, defaultLanguage, now }: GiftMailOptions, writer: MailWriter): WriteMail =>
  async ({ language, details: { gift: id = '' } }) => {
    const gifts = new GiftsRepository(db);
    const gift = await gifts.byId(id);
    if (gift === undefined || gift.redeemedAt !== null || !isRedeemable(gift, now())) return null;
    const product = (await new SaleCatalogueRepository(db).read()).giftProducts.find(
      (one) => one.id === gift.productId,
    );
    const item = (product && wordsIn(product.name, language, defaultLanguage)) ?? gift.licenceId;
    const giver = await gifts.giverOf(gift.paymentId);
    return giftDocument(writer, language, { ...gift, item, giver, code: derivedCode(codeKey, gift.id) });
  };

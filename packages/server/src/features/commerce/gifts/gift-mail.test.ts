import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../database/database.js';
import { accounts } from '../../../database/schema/accounts.js';
import { gifts } from '../../../database/schema/gifts.js';
import { payments, type PaymentOrder } from '../../../database/schema/payments.js';
import { MailWriter } from '../../../mail/mail-writer.js';
import type { PostMail } from '../../../mail/post-mail.js';
import { importPlans } from '../../../../testing/import-plans.js';
import { demoRealm } from '../../../../testing/demo-application.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { createTestRealm } from '../../../../testing/test-realm.js';
import { giftMail } from './gift-mail.js';
import { Books } from '../books/books.service.js';
import { GiftsService } from './gifts.service.js';

const DAY_MS = 86_400_000;

describeWithDatabase('the gift mail', ({ database }) => {
  const clock = createMovingClock(Date.UTC(2026, 10, 24, 10));
  const codeKey = new Uint8Array(32).fill(7);
  const writer = new MailWriter(
    createTestRealm({ languages: ['en', 'es', 'pt', 'ar'] }),
    'http://localhost:4600',
  );
  const write = () =>
    giftMail({ db: database().db, codeKey, defaultLanguage: 'en', now: () => clock.now() }, writer);
  const posted: Parameters<PostMail>[1][] = [];
  let made = 0;

  beforeAll(async () => {
    const { db } = database();
    const catalogue = demoRealm().folders.catalogue ?? '';
    await importPlans(db, catalogue, clock);
    await db.insert(accounts).values({
      id: 'giver',
      email: 'giver@example.org',
      name: 'Vera',
      role: 'viewer',
      createdAt: new Date(clock.now()),
    });
  });

  const give = async (gift: PaymentOrder['gift']): Promise<string> => {
    const { db } = database();
    const realm = demoRealm();
    const id = `gift-payment-${(made += 1)}`;
    const at = new Date(clock.now());
    const order: PaymentOrder = {
      price: {
        priceId: 'gift',
        amount: 2499,
        currency: 'GBP',
        scale: 2,
        taxRate: 0,
        taxInclusive: true,
        reverseCharge: false,
        taxCountry: 'GB',
        taxRegion: null,
        country: 'GB',
      },
      period: null,
      taxEvidence: { billingAddress: null, paymentMethod: null, connection: 'GB' },
      balanceUsed: null,
      creditKept: [],
      trialPeriod: null,
      trialScope: null,
      discounts: [],
      endedHeldIds: [],
      creditFrom: [],
      creditUsed: 0,
      discountedAmount: 2499,
      confirmPayment: false,
      item: 'A gift',
      giftId: 'ringside-quarter',
      gift,
      language: 'en',
    };
    await db.insert(payments).values({
      id,
      owner: 'giver',
      accountId: 'giver',
      itemType: 'GIFT',
      licenceId: '7001',
      sku: 'gift-ringside-quarter',
      order,
      amount: 2499,
      tax: 0,
      currency: 'GBP',
      scale: 2,
      idempotencyKey: id,
      status: 'succeeded',
      createdAt: at,
      updatedAt: at,
    });
    const service = new GiftsService({
      db,
      realm,
      codeKey,
      books: new Books({ name: 'Footlight', lines: ['Footlight'] }),
      heldLicences: () => Promise.resolve([]),
      post: async (_tx: Database, mail) => {
        posted.push(mail);
        await Promise.resolve();
      },
      clock,
    });
    await db.transaction((tx) => service.deliver(tx, { id, order }, clock.now()));
    return (await service.ofPayment(id))?.redeemCode ?? '';
  };
  const waiting = (language: string, details: Readonly<Record<string, string>>) => ({
    id: 'm-1',
    kind: 'gift',
    recipient: 'otto@example.org',
    language,
    details,
    createdAt: new Date(),
    nextAttemptAt: new Date(),
    attempts: 1,
  });

  // MONEY-53
  it('is sent on the chosen day, with the giver, the gift and how to redeem it', async () => {
    const sendAt = new Date(clock.now() + 3 * DAY_MS).toISOString();
    const code = await give({
      recipientName: 'Otto',
      recipientEmail: 'otto@example.org',
      message: 'Happy <b>birthday</b>!',
      sendAt,
    });
    const mail = posted.at(-1);
    expect(mail).toMatchObject({ kind: 'gift', recipient: 'otto@example.org', dueAt: new Date(sendAt) });
    expect(JSON.stringify(mail)).not.toContain(code);

    const document = await write()(waiting('en', mail?.details ?? {}));
    expect(document?.heading).toBe('A gift for Otto');
    expect(document?.paragraphs[0]).toMatch(/^Vera has given you .+\.$/u);
    expect(document?.paragraphs.slice(1)).toEqual(['Happy <b>birthday</b>!', `Your code: ${code}`]);
    expect(document?.button?.href).toBe(`http://localhost:4600/redeem?redeemCode=${code}`);
    for (const language of ['es', 'pt', 'ar']) {
      const other = await write()(waiting(language, mail?.details ?? {}));
      expect(other?.language).toBe(language);
      expect(JSON.stringify(other)).not.toContain('{{');
    }
  });

  // MONEY-53
  it('is not queued without an address, and not sent once the gift is redeemed or refunded', async () => {
    const before = posted.length;
    await give({ recipientName: 'Otto' });
    expect(posted).toHaveLength(before);
    await give({ recipientEmail: 'otto@example.org' });
    const mail = posted.at(-1);
    expect(mail?.dueAt).toEqual(new Date(clock.now()));
    const { db } = database();
    const written = () => write()(waiting('en', mail?.details ?? {}));
    await db.update(gifts).set({ refundedAt: new Date(clock.now()) });
    expect(await written()).toBeNull();
    await db.update(gifts).set({ refundedAt: null });
    expect(await written()).not.toBeNull();
    await db.update(gifts).set({ redeemedAt: new Date(clock.now()) });
    expect(await written()).toBeNull();
    expect(await write()(waiting('en', { gift: 'of nobody' }))).toBeNull();
  });
});

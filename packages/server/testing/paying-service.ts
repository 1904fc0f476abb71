import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseOf } from '@footlight/contract';
import { ACQUIRER_DEMO, TEST_CARDS } from '@footlight/simulators';
import { REPOSITORY_FOLDER } from '../src/package-folder.js';
import type { SendRequest } from './send-request.js';
import { cardOf, newKey, visit } from './payment-drivers.js';

/**
 * Writes the demo realm with one card provider.
 * @param folder folder for the realm file
 * @param baseUri base URI of the acquirer
 * @returns path of the file
 */
export const writeCardRealm = (folder: string, baseUri: string): string => {
  const demo = join(REPOSITORY_FOLDER, 'demo');
  const realm = JSON.parse(readFileSync(join(demo, 'footlight.config.json'), 'utf8')) as object;
  const { secretKey, webhookSecret } = ACQUIRER_DEMO.sandbox;
  const file = join(folder, 'realm.json');
  writeFileSync(
    file,
    JSON.stringify({
      ...realm,
      folders: { catalogue: join(demo, 'catalogue'), media: join(demo, 'media'), breachedPasswords: null },
      payments: {
        providers: [{ kind: 'sandbox', id: 'card', name: 'Card', baseUri, secretKey, webhookSecret }],
      },
    }),
  );
  return file;
};

export interface Buyer {
  readonly token: string;
  readonly cardId: string;
}

/** A new viewer with a stored card and a filled basket. */
export const buyerAt = async (send: SendRequest): Promise<Buyer> => {
  const { body } = await send('POST', '/api/v2/signup', undefined, {
    email: `${newKey()}@example.org`,
    secret: 'a secret of somebody',
    name: 'Somebody',
  });
  const { authorisationToken: token } = body as ResponseOf<'signup'>;
  await send('PUT', '/api/v2/user/consents', token, { answers: [{ fieldName: 'terms', answer: true }] });
  const started = await send('POST', '/api/v4/payment-method/init', token, {
    targetPaymentProvider: 'card',
    paymentMethodType: 'CARD',
  });
  const { paymentDetailsExternalId, nextAction } = started.body as ResponseOf<'initPaymentMethod'>;
  await visit(nextAction?.url ?? '', [cardOf(TEST_CARDS.plain)]);
  const stored = await send('POST', '/api/v4/payment-method/validate', token, { paymentDetailsExternalId });
  const { cardId } = stored.body as ResponseOf<'validatePaymentMethod'>;
  await send('POST', '/api/v2/basket', token, { licenceId: '7001' });
  return { token, cardId };
};

export const payAt = (send: SendRequest, { token, cardId }: Buyer, idempotencyKey: string) =>
  send('POST', '/api/v2/basket/pay', token, {
    idempotencyKey,
    paymentArrangement: {
      primaryPaymentDetailsAttributes: {
        targetPaymentProvider: 'card',
        paymentMethodType: 'CARD',
        paymentDetailsExternalId: cardId,
      },
    },
  });

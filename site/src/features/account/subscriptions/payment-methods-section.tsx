import type { Card } from '@footlight/contract';
import { listFormat } from '@footlight/i18n';
import { cardsQuery, paymentProvidersQuery, userLicencesQuery } from '@footlight/state';
import { Button, Notice, Sheet, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useQuery } from '../../../app/use-query.js';
import { CheckoutLabels, useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { PaymentErrorNotice } from '../../commerce/checkout/payment-error-notice.js';
import { usePaymentOptions } from '../../commerce/checkout/use-payment-options.js';
import { cardName, expiryLabel } from '../../commerce/checkout/payment-option.js';
import { PaymentOptions } from '../../commerce/checkout/payment-options.js';
import styles from '../account-area.module.css';
import { Loaded } from '../../../shell/pages/loaded.js';
import { Part } from '../part.js';
import { BillingPart, CreditPart } from './billing-part.js';
import own from './subscription.module.css';
import { useCommerceAction } from './use-commerce-action.js';

/** Stores a new payment method. If it replaces another, the licences charged to that one are moved to it. */
const NewMethod = ({
  replaced,
  onClose,
  run,
}: {
  readonly replaced: Card | null;
  readonly onClose: () => void;
  readonly run: (work: () => Promise<string>) => void;
}) => {
  const t = useCheckoutLabels();
  const { state } = useSite();
  const { client, queries } = state;
  const { data } = useQuery(paymentProvidersQuery, {});
  const { items: licences } = useQuery(userLicencesQuery, {});
  const lasting = (data?.providers ?? []).map((provider) =>
    Object.assign({}, provider, {
      methods: provider.methods.filter((method) => method !== 'INSTANT_PAYMENT'),
    }),
  );
  const all = usePaymentOptions({ providers: lasting, purpose: { type: 'store' }, from: null });
  const fresh = all.options.filter(({ kind }) => kind === 'new');
  const chosen = all.chosen?.kind === 'new' ? all.chosen : (fresh[0] ?? null);
  const moved = licences.filter(
    ({ licenceStatus }) =>
      replaced !== null && licenceStatus.licencePayment?.paymentProviderInfo.cardId === replaced.cardId,
  );
  const form = useForm({
    send: async () => {
      const { paymentDetailsExternalId: cardId } = await all.arrange();
      if (cardId !== undefined)
        run(async () => {
          for (const { id: licenceId } of moved)
            // Sequential, so that a refusal stops before the remaining licences.
            // oxlint-disable-next-line no-await-in-loop
            await client.call('moveLicenceToCard', { params: { licenceId, cardId } });
          if (replaced !== null) {
            await client.call('setDefaultCard', { params: { cardId } });
            await client.call('removeCard', { params: { cardId: replaced.cardId } });
          }
          await queries.renew(cardsQuery);
          return t('methodSaved');
        });
      onClose();
      return null;
    },
  });
  // Stored methods are not listed here, so the first new one is preselected.
  if (all.isReady && all.chosen?.kind === 'stored' && chosen !== null) all.choose(chosen);
  return (
    <form className={own['form']} {...form.attributes}>
      {form.error !== null && <PaymentErrorNotice key={form.summary.attempt} error={form.error} />}
      <PaymentOptions
        state={{ ...all, options: fresh, chosen }}
        attempt={form.summary.attempt}
        disabled={form.isPending}
        onSubmit={form.submit}
      />
      <Button type="submit" look="primary" disabled={form.isPending || chosen === null}>
        {form.isPending ? t('payProcessing') : t('methodSave')}
      </Button>
    </form>
  );
};

type Dialog =
  | { readonly type: 'add' }
  | { readonly type: 'replace'; readonly card: Card }
  | { readonly type: 'remove'; readonly card: Card };

const Methods = () => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const { state } = useSite();
  const { client, queries } = state;
  const cards = useQuery(cardsQuery, {});
  const { run, isPending, error, message } = useCommerceAction();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const textOf = (card: Card): string => {
    const date = expiryLabel(card, language);
    return [
      card.cardHolder,
      date === null ? null : t('methodExpires', { date }),
      card.licences.length === 0
        ? null
        : t('methodUsedFor', { names: listFormat(language, { type: 'conjunction' }).format(card.licences) }),
    ]
      .filter((part) => part !== null)
      .join(' · ');
  };
  return (
    <Part title={t('sectionPaymentMethods')}>
      <p className={styles['text']}>{t('methodsLead')}</p>
      <Loaded entry={cards}>
        {({ defaultCardId }) =>
          cards.items.length === 0 ? (
            <Notice title={t('methodsEmpty')} text={t('methodsEmptyText')} />
          ) : (
            <ul className={styles['list']}>
              {cards.items.map((card) => (
                <li key={card.cardId} className={own['method']}>
                  <div className={own['words']}>
                    <p className={own['name']}>
                      {cardName(card, t)}
                      {card.cardId === defaultCardId && (
                        <span className={own['tag']}>{t('methodDefault')}</span>
                      )}
                    </p>
                    <p className={own['text']} dir="auto">
                      {textOf(card)}
                    </p>
                    {card.showEula && <p className={own['text']}>{t('methodEula')}</p>}
                  </div>
                  <div className={own['actions']}>
                    {card.cardId !== defaultCardId && (
                      <Button
                        look="bare"
                        disabled={isPending}
                        aria-label={t('methodMakeDefaultOf', { method: cardName(card, t) })}
                        onClick={() =>
                          run(async () => {
                            await client.call('setDefaultCard', { params: { cardId: card.cardId } });
                            await queries.renew(cardsQuery);
                            return t('methodSaved');
                          })
                        }
                      >
                        {t('methodMakeDefault')}
                      </Button>
                    )}
                    <Button
                      disabled={isPending}
                      aria-label={t('methodReplaceOf', { method: cardName(card, t) })}
                      onClick={() => setDialog({ type: 'replace', card })}
                    >
                      {t('methodReplace')}
                    </Button>
                    {card.licences.length === 0 && (
                      <Button
                        className={own['danger']}
                        disabled={isPending}
                        aria-label={t('methodRemoveOf', { method: cardName(card, t) })}
                        onClick={() => setDialog({ type: 'remove', card })}
                      >
                        {t('methodRemove')}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Button disabled={isPending} onClick={() => setDialog({ type: 'add' })}>
        {t('methodAdd')}
      </Button>
      <p className={error === null ? styles['note'] : styles['failure']} role="status">
        {error ?? message ?? ''}
      </p>
      {(dialog?.type === 'add' || dialog?.type === 'replace') && (
        <Sheet
          title={
            dialog.type === 'add'
              ? t('methodAdd')
              : t('methodReplaceOf', { method: cardName(dialog.card, t) })
          }
          closeLabel={t('close')}
          onClose={close}
        >
          <NewMethod replaced={dialog.type === 'replace' ? dialog.card : null} onClose={close} run={run} />
        </Sheet>
      )}
      {dialog?.type === 'remove' && (
        <Sheet
          title={t('methodRemoveTitle', { method: cardName(dialog.card, t) })}
          closeLabel={t('close')}
          onClose={close}
        >
          <div className={own['form']}>
            <p className={own['text']}>{t('methodRemoveText')}</p>
            <div className={own['actions']}>
              <Button
                className={own['danger']}
                onClick={() => {
                  const { cardId } = dialog.card;
                  run(async () => {
                    await client.call('removeCard', { params: { cardId } });
                    await queries.renew(cardsQuery);
                    return t('methodRemoved');
                  });
                  close();
                }}
              >
                {t('methodRemove')}
              </Button>
              <Button onClick={close}>{t('cancel')}</Button>
            </div>
          </div>
        </Sheet>
      )}
    </Part>
  );
};

/** Stored payment methods, masked, the default first (MONEY-80). */
export const PaymentMethodsSection = () => (
  <CheckoutLabels>
    <Methods />
    <CreditPart />
    <BillingPart />
  </CheckoutLabels>
);

import { isHttpError } from '@footlight/client';
import type { CancellationPromotion, UserLicence } from '@footlight/contract';
import { Button, Sheet, Skeleton, formatDay, useLabels, useViewerLocale } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { CancellationOffer } from './cancellation-offer.js';
import styles from './subscription.module.css';

type Offer = CancellationPromotion | 'loading' | null;

/**
 * The retention offer of a cancellation; null if there is none or it fails to load, so that it never blocks cancelling.
 */
const useOffer = (licenceId: string): Offer => {
  const { state } = useSite();
  const { client } = state;
  const [offer, setOffer] = useState<Offer>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const loadOffer = async (): Promise<void> => {
      try {
        const promotion = await client.call('getCancellationPromotion', { query: { licenceId }, signal });
        const { valid } = await client.call('verifyCancellationPromotion', {
          params: { id: promotion.id },
          signal,
        });
        setOffer(valid ? promotion : null);
      } catch (error) {
        if (signal.aborted) return;
        if (!isHttpError(error)) throw error;
        setOffer(null);
      }
    };
    void loadOffer();
    return () => controller.abort();
  }, [client, licenceId]);
  return offer;
};

/** Cancels a plan, after showing the retention offer if there is one (MONEY-88). */
export const CancelDialog = ({
  licence,
  onClose,
  run,
}: {
  readonly licence: UserLicence;
  readonly onClose: () => void;
  readonly run: (work: () => Promise<string>) => void;
}) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const { state } = useSite();
  const place = useViewerLocale();
  const offer = useOffer(licence.id);
  const { client } = state;
  const { id, name, licenceStatus } = licence;
  const price = licenceStatus.renewalPrice;
  const until = licenceStatus.expiryTimestamp;
  const end = (work: () => Promise<string>): void => {
    run(work);
    onClose();
  };
  const cancel = (refused: CancellationPromotion | null): void =>
    end(async () => {
      if (refused !== null) await client.call('refuseCancellationPromotion', { params: { id: refused.id } });
      await client.call('cancelLicence', {
        params: { id },
        query: refused === null ? {} : { cancellationDiscount: 'IGNORE' },
      });
      return t('cancelled');
    });
  const content = () => {
    if (offer === 'loading') return <Skeleton shape="wide" />;
    if (offer === null)
      return (
        <>
          <p className={styles['text']}>
            {until === null
              ? t('cancelTextPlain')
              : t('cancelText', { date: formatDay(until, language, place) })}
          </p>
          <div className={styles['actions']}>
            <Button className={styles['danger']} onClick={() => cancel(null)}>
              {t('cancelConfirm')}
            </Button>
            <Button onClick={onClose}>{t('cancelKeep')}</Button>
          </div>
        </>
      );
    return (
      <CancellationOffer
        promotion={offer}
        price={price}
        onTake={() =>
          end(async () => {
            await client.call('redeemCancellationPromotion', { params: { id: offer.id } });
            return t('offerTaken');
          })
        }
        onRefuse={() => cancel(offer)}
      />
    );
  };
  return (
    <Sheet title={t('cancelTitle', { name })} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['form']} aria-busy={offer === 'loading'}>
        {content()}
      </div>
    </Sheet>
  );
};

import { HttpError, isHttpError } from '@footlight/client';
import type { Card, ErrorCode, PaymentProvider } from '@footlight/contract';
import { callErrorOf, type CallError } from '@footlight/state';
import { Button, Notice, Skeleton, useLabels } from '@footlight/ui';
import { Lock } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from './checkout-labels.js';
import { errorMessage } from './error-message.js';
import { providerAddress, type FrameMessage } from './payment-frame.js';
import { ProviderFrame, type ProviderFrameHandle } from './provider-frame.js';
import styles from './payment-options.module.css';

export interface CardFormHandle {
  /**
   * Stores the card entered in the frame.
   * @throws {HttpError} with the code of a refused card, or why the service did not store it
   */
  readonly store: () => Promise<Card>;
}

type Registration =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly url: URL; readonly externalId: string }
  | { readonly status: 'failed'; readonly error: CallError };

interface Waiting {
  readonly resolve: (token: string) => void;
  readonly reject: (error: HttpError) => void;
}

/**
 * A provider's card form, in its own frame (MONEY-78). A frame that has refused what was entered is kept, with its marked
 * fields; one that has ended, with a token or because the bank did not confirm the card, is replaced at the next refusal.
 */
export const CardForm = ({
  provider,
  attempt,
  onSubmit,
  ref,
}: {
  readonly provider: PaymentProvider;
  /** Changes with every refusal of the whole form. */
  readonly attempt: number;
  /** Called when the frame's form is submitted from the keyboard; the outcome is that of the next `store`. */
  readonly onSubmit: () => void;
  readonly ref?: Ref<CardFormHandle>;
}) => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { state, addresses } = useSite();
  const { client } = state;
  const [registration, setRegistration] = useState<Registration>({ status: 'loading' });
  const [frameCount, setFrameCount] = useState(0);
  const frame = useRef<ProviderFrameHandle>(null);
  const waiting = useRef<Waiting | null>(null);
  /** What the frame has sent before it was asked. */
  const early = useRef<string | HttpError | null>(null);
  const isOver = useRef(false);
  const returnPath = addresses.route('paymentAuthorization');

  useEffect(() => {
    const controller = new AbortController();
    const begin = async (): Promise<void> => {
      setRegistration({ status: 'loading' });
      early.current = null;
      isOver.current = false;
      try {
        const { paymentDetailsExternalId, nextAction } = await client.call('initPaymentMethod', {
          body: { targetPaymentProvider: provider.id, paymentMethodType: 'CARD', returnPath },
          signal: controller.signal,
        });
        const url = providerAddress(nextAction?.url ?? null);
        if (url === null) throw new HttpError('BAD_ANSWER');
        setRegistration({ status: 'ready', url, externalId: paymentDetailsExternalId });
      } catch (error) {
        if (!controller.signal.aborted) setRegistration({ status: 'failed', error: callErrorOf(error) });
      }
    };
    void begin();
    return () => controller.abort();
  }, [client, provider.id, returnPath, frameCount]);

  const renew = (): void => setFrameCount((count) => count + 1);
  useEffect(() => {
    if (isOver.current) renew();
  }, [attempt]);

  const receive = (message: FrameMessage): void => {
    if (message.type !== 'error' && message.type !== 'token' && message.type !== 'cancelled') return;
    isOver.current = message.type !== 'error';
    const outcome =
      message.type === 'token'
        ? message.token
        : new HttpError(message.type === 'error' ? (message.code as ErrorCode) : 'card_declined', {
            status: 402,
          });
    const { current } = waiting;
    waiting.current = null;
    if (current === null) {
      early.current = outcome;
      onSubmit();
    } else if (typeof outcome === 'string') current.resolve(outcome);
    else current.reject(outcome);
  };

  useImperativeHandle(ref, () => ({
    store: async () => {
      if (registration.status === 'failed') throw new HttpError(registration.error.code);
      if (registration.status === 'loading') throw new HttpError('missing', { status: 402 });
      const known = early.current;
      early.current = null;
      if (isHttpError(known)) throw known;
      const providerToken =
        known ??
        (await new Promise<string>((resolve, reject) => {
          waiting.current = { resolve, reject };
          frame.current?.submit();
        }));
      return client.call('validatePaymentMethod', {
        body: { paymentDetailsExternalId: registration.externalId, providerToken },
      });
    },
  }));

  if (registration.status === 'loading')
    return (
      <div role="status" aria-label={t('cardFrameLoading')}>
        <Skeleton shape="wide" />
      </div>
    );
  if (registration.status === 'failed')
    return (
      <Notice
        urgent
        title={t('cardFrameFailed')}
        text={errorMessage(registration.error, t)}
        action={<Button onClick={renew}>{common('retry')}</Button>}
      />
    );
  return (
    <div className={styles['form']}>
      <ProviderFrame
        key={registration.externalId}
        ref={frame}
        url={registration.url}
        title={t('cardFrame')}
        loadingLabel={t('cardFrameLoading')}
        onMessage={receive}
      />
      <p className={styles['safe']}>
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
        {t('cardSafe')}
      </p>
    </div>
  );
};

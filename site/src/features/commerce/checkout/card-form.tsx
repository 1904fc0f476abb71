import { HttpError } from '@footlight/client';
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

/** A provider's card form, in its own frame (MONEY-78). */
export const CardForm = ({
  provider,
  onSubmit,
  ref,
}: {
  readonly provider: PaymentProvider;
  /** Called when the form is submitted from the keyboard. */
  readonly onSubmit: () => void;
  readonly ref?: Ref<CardFormHandle>;
}) => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { state, addresses } = useSite();
  const { client } = state;
  const [registration, setRegistration] = useState<Registration>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<ProviderFrameHandle>(null);
  const waiting = useRef<Waiting | null>(null);
  const token = useRef<string | null>(null);
  const returnPath = addresses.route('paymentAuthorization');

  useEffect(() => {
    const controller = new AbortController();
    const begin = async (): Promise<void> => {
      setRegistration({ status: 'loading' });
      token.current = null;
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
  }, [client, provider.id, returnPath, attempt]);

  const receive = (message: FrameMessage): void => {
    if (message.type === 'error') {
      waiting.current?.reject(new HttpError(message.code as ErrorCode, { status: 402 }));
      waiting.current = null;
    }
    if (message.type !== 'token') return;
    if (waiting.current === null) {
      token.current = message.token;
      onSubmit();
      return;
    }
    waiting.current.resolve(message.token);
    waiting.current = null;
  };

  useImperativeHandle(ref, () => ({
    store: async () => {
      if (registration.status === 'failed') throw new HttpError(registration.error.code);
      if (registration.status === 'loading') throw new HttpError('missing', { status: 402 });
      const providerToken =
        token.current ??
        (await new Promise<string>((resolve, reject) => {
          waiting.current = { resolve, reject };
          frame.current?.submit();
        }));
      try {
        return await client.call('validatePaymentMethod', {
          body: { paymentDetailsExternalId: registration.externalId, providerToken },
        });
      } catch (error) {
        // A token can be used once: the next attempt starts with a new form.
        setAttempt((count) => count + 1);
        throw error;
      }
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
        action={<Button onClick={() => setAttempt((count) => count + 1)}>{common('retry')}</Button>}
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

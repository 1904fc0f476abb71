import { Skeleton, classNames, headings, useLabels } from '@footlight/ui';
import { CreditCard, Landmark, QrCode, Smartphone, Wallet, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { CardForm } from './card-form.js';
import { useCheckoutLabels } from './checkout-labels.js';
import type { PaymentOptionsState } from './use-payment-options.js';
import {
  METHOD_LABELS,
  METHOD_TEXTS,
  cardName,
  expiryLabel,
  type MethodType,
  type PaymentOption,
} from './payment-option.js';
import styles from './payment-options.module.css';

const SIGNS: Readonly<Record<MethodType, LucideIcon>> = {
  CARD: CreditCard,
  RECURRING_BANK_REDIRECT: Landmark,
  INSTANT_PAYMENT: QrCode,
  WALLET: Wallet,
  APPLE_PAY: Smartphone,
  GOOGLE_PAY: Smartphone,
};

const methodOf = (option: PaymentOption): MethodType =>
  option.kind === 'stored' ? option.card.paymentMethodType : option.method;

/** Radio group of payment methods; the form of a new card is shown below its option. */
export const PaymentOptions = ({
  state: { options, isReady, chosen, choose, form },
  attempt,
  disabled,
  onSubmit,
}: {
  readonly state: PaymentOptionsState;
  /** Changes with every refusal. */
  readonly attempt: number;
  readonly disabled: boolean;
  readonly onSubmit: () => void;
}) => {
  const { language, t: common } = useLabels();
  const t = useCheckoutLabels();
  const group = useId();
  const nameOf = (option: PaymentOption): string => {
    if (option.kind === 'stored') return cardName(option.card, t);
    if (option.method !== 'CARD') return t(METHOD_LABELS[option.method]);
    return options.some((other) => other.kind === 'stored') ? t('methodNewCard') : t('methodCard');
  };
  const textOf = (option: PaymentOption): string | null => {
    if (option.kind === 'new') {
      const key = METHOD_TEXTS[option.method];
      if (key === null) return null;
      // Adds the provider's name if several providers offer the same method.
      const others = options.filter((other) => other.kind === 'new' && other.method === option.method);
      return others.length > 1 ? `${option.provider.name} · ${t(key)}` : t(key);
    }
    const date = expiryLabel(option.card, language);
    const parts = [
      option.isDefault ? t('methodDefault') : null,
      date === null ? null : t('methodExpires', { date }),
      option.card.showEula ? t('methodEula') : null,
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(' · ');
  };
  if (!isReady)
    return (
      <div role="status" aria-label={common('loading')}>
        <Skeleton shape="wide" />
      </div>
    );
  return (
    <fieldset className={styles['ways']} disabled={disabled}>
      <legend className={classNames(headings['section'], styles['legend'])}>{t('methodsTitle')}</legend>
      {options.map((option) => {
        const Sign = SIGNS[methodOf(option)];
        const text = textOf(option);
        const isChosen = chosen?.id === option.id;
        return (
          <div key={option.id} className={styles['way']} data-chosen={isChosen}>
            <label className={styles['choice']}>
              <input
                className={styles['radio']}
                type="radio"
                name={group}
                value={option.id}
                checked={isChosen}
                onChange={() => choose(option)}
              />
              <Sign className={styles['sign']} size={24} strokeWidth={1.75} aria-hidden="true" />
              <span className={styles['words']}>
                <span className={styles['name']}>{nameOf(option)}</span>
                {text !== null && <span className={styles['text']}>{text}</span>}
              </span>
            </label>
            {isChosen &&
              option.kind === 'new' &&
              option.method === 'CARD' &&
              option.provider.kind === 'form' && (
                <div className={styles['below']}>
                  <CardForm
                    key={option.id}
                    ref={form}
                    provider={option.provider}
                    attempt={attempt}
                    onSubmit={onSubmit}
                  />
                </div>
              )}
          </div>
        );
      })}
    </fieldset>
  );
};

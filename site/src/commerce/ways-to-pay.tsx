import { Skeleton, classNames, headings, useLabels } from '@footlight/ui';
import { CreditCard, Landmark, QrCode, Wallet, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { CardForm } from './card-form.js';
import { useCheckoutWords } from './checkout-words.js';
import type { WaysToPayState } from './use-ways-to-pay.js';
import { METHOD_LABELS, METHOD_TEXTS, cardName, expiryWords, type MethodType, type Way } from './ways.js';
import styles from './ways-to-pay.module.css';

const SIGNS: Readonly<Record<MethodType, LucideIcon>> = {
  CARD: CreditCard,
  RECURRING_BANK_REDIRECT: Landmark,
  INSTANT_PAYMENT: QrCode,
  WALLET: Wallet,
};

const methodOf = (way: Way): MethodType => (way.kind === 'stored' ? way.card.paymentMethodType : way.method);

/** Radio group of payment methods; the form of a new card is shown below its option. */
export const WaysToPay = ({
  state: { ways, isReady, chosen, choose, form },
  attempt,
  disabled,
  onSubmit,
}: {
  readonly state: WaysToPayState;
  /** Changes with every refusal, which resets the card form. */
  readonly attempt: number;
  readonly disabled: boolean;
  readonly onSubmit: () => void;
}) => {
  const { language, t: common } = useLabels();
  const t = useCheckoutWords();
  const group = useId();
  const nameOf = (way: Way): string => {
    if (way.kind === 'stored') return cardName(way.card, t);
    if (way.method !== 'CARD') return t(METHOD_LABELS[way.method]);
    return ways.some((other) => other.kind === 'stored') ? t('methodNewCard') : t('methodCard');
  };
  const textOf = (way: Way): string | null => {
    if (way.kind === 'new') {
      const key = METHOD_TEXTS[way.method];
      if (key === null) return null;
      // Adds the provider's name if several providers offer the same method.
      const others = ways.filter((other) => other.kind === 'new' && other.method === way.method);
      return others.length > 1 ? `${way.provider.name} · ${t(key)}` : t(key);
    }
    const date = expiryWords(way.card, language);
    const parts = [
      way.isDefault ? t('methodDefault') : null,
      date === null ? null : t('methodExpires', { date }),
      way.card.showEula ? t('methodEula') : null,
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
      {ways.map((way) => {
        const Sign = SIGNS[methodOf(way)];
        const text = textOf(way);
        const isChosen = chosen?.id === way.id;
        return (
          <div key={way.id} className={styles['way']} data-chosen={isChosen}>
            <label className={styles['choice']}>
              <input
                className={styles['radio']}
                type="radio"
                name={group}
                value={way.id}
                checked={isChosen}
                onChange={() => choose(way)}
              />
              <Sign className={styles['sign']} size={24} strokeWidth={1.75} aria-hidden="true" />
              <span className={styles['words']}>
                <span className={styles['name']}>{nameOf(way)}</span>
                {text !== null && <span className={styles['text']}>{text}</span>}
              </span>
            </label>
            {isChosen && way.kind === 'new' && way.method === 'CARD' && way.provider.kind === 'form' && (
              <div className={styles['below']}>
                <CardForm
                  key={`${way.id} ${attempt}`}
                  ref={form}
                  provider={way.provider}
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

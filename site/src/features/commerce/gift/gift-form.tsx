import type { BodyOf, GiftProduct } from '@footlight/contract';
import { isEmailAddress, isRealDate } from '@footlight/domain';
import {
  Button,
  DateField,
  EmailField,
  FormSummary,
  NameField,
  classNames,
  headings,
  useLabels,
} from '@footlight/ui';
import { useId, useState } from 'react';
import { useViewer } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import styles from './gift.module.css';

/** Maximum length that the service accepts. */
const LONGEST_MESSAGE = 400;

export type GiftRequest = BodyOf<'createGiftBasket'>;

/** Recipient, message and delivery date of a gift. */
export const GiftForm = ({
  gift,
  isBusy,
  onGive,
}: {
  readonly gift: GiftProduct;
  readonly isBusy: boolean;
  readonly onGive: (request: GiftRequest) => Promise<unknown>;
}) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const viewer = useViewer();
  const formId = useId();
  const [isLater, setLater] = useState(false);
  const form = useForm({
    initial: { recipientName: '', recipientEmail: '', message: '', sendAt: '' },
    send: async ({ recipientName, recipientEmail, message, sendAt }) => {
      const at = new Date(`${sendAt}T00:00:00`);
      const issues = {
        ...(recipientEmail !== '' && !isEmailAddress(recipientEmail)
          ? { recipientEmail: t('giftRecipientEmailInvalid') }
          : {}),
        ...(isLater && !(isRealDate(sendAt) && at.getTime() > Date.now())
          ? { sendAt: t('giftDayInvalid') }
          : {}),
      };
      if (Object.keys(issues).length > 0) return { issues };
      await onGive({
        giftId: gift.giftId,
        ...(recipientName.trim() === '' ? {} : { recipientName: recipientName.trim() }),
        ...(recipientEmail === '' ? {} : { recipientEmail }),
        ...(message.trim() === '' ? {} : { message: message.trim() }),
        ...(isLater ? { sendAt: at.toISOString() } : {}),
      });
      return null;
    },
  });
  const message = form.field('message');
  const leftId = `${formId}-left`;
  const disabled = isBusy || form.isPending;
  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      <fieldset className={styles['group']} disabled={disabled}>
        <legend className={classNames(headings['section'], styles['legend'])}>{t('giftFor')}</legend>
        <NameField {...form.field('recipientName')} label={t('giftRecipientName')} />
        <EmailField
          {...form.field('recipientEmail')}
          label={t('giftRecipientEmail')}
          hint={t('giftRecipientHint')}
        />
        <label className={styles['label']} htmlFor={message.id}>
          {t('giftMessage')}
        </label>
        <textarea
          id={message.id}
          className={styles['message']}
          name={message.name}
          rows={4}
          dir="auto"
          maxLength={LONGEST_MESSAGE}
          value={message.value}
          aria-describedby={leftId}
          onChange={({ target }) => message.onValue(target.value)}
        />
        <p id={leftId} className={styles['small']}>
          {t('giftMessageLeft', { count: LONGEST_MESSAGE - message.value.length })}
        </p>
      </fieldset>
      <fieldset className={styles['group']} disabled={disabled}>
        <legend className={classNames(headings['section'], styles['legend'])}>{t('giftWhen')}</legend>
        {[false, true].map((later) => (
          <label key={String(later)} className={styles['choice']}>
            <input
              type="radio"
              name="when"
              className={styles['radio']}
              checked={isLater === later}
              onChange={() => setLater(later)}
            />
            {t(later ? 'giftLater' : 'giftNow')}
          </label>
        ))}
        {isLater && (
          <DateField
            {...form.field('sendAt')}
            label={t('giftDay')}
            required
            locale={language.includes('-') ? language : `${language}-${viewer?.loc ?? 'GB'}`}
          />
        )}
      </fieldset>
      <Button type="submit" look="primary" disabled={disabled}>
        {disabled ? t('choosing') : t('giftContinue')}
      </Button>
    </form>
  );
};

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
import { useSingleAction } from '../../../app/use-single-action.js';
import { useViewer } from '../../../app/site-context.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import styles from './gift.module.css';

/** Maximum length that the service accepts. */
const LONGEST_MESSAGE = 400;

export type GiftRequest = BodyOf<'createGiftBasket'>;

interface FormIssue {
  readonly field: 'email' | 'day';
  readonly message: string;
}

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
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState('');
  const [{ attempt, issues }, give, isGiving] = useSingleAction<{
    readonly attempt: number;
    readonly issues: readonly FormIssue[];
  }>(
    async (before) => {
      const at = new Date(`${day}T00:00:00`);
      const wrong: FormIssue[] = [];
      if (email !== '' && !isEmailAddress(email))
        wrong.push({ field: 'email', message: t('giftRecipientEmailInvalid') });
      if (isLater && !(isRealDate(day) && at.getTime() > Date.now()))
        wrong.push({ field: 'day', message: t('giftDayInvalid') });
      if (wrong.length === 0)
        await onGive({
          giftId: gift.giftId,
          ...(name.trim() === '' ? {} : { recipientName: name.trim() }),
          ...(email === '' ? {} : { recipientEmail: email }),
          ...(message.trim() === '' ? {} : { message: message.trim() }),
          ...(isLater ? { sendAt: at.toISOString() } : {}),
        });
      return { attempt: before.attempt + 1, issues: wrong };
    },
    { attempt: 0, issues: [] },
  );
  const issueOf = (field: FormIssue['field']) => issues.find((issue) => issue.field === field)?.message;
  const idOf = (field: string) => `${formId}-${field}`;
  const disabled = isBusy || isGiving;
  return (
    <form className={styles['form']} noValidate action={give}>
      <FormSummary
        attempt={attempt}
        issues={issues.map(({ field, message: words }) => ({ id: idOf(field), message: words }))}
      />
      <fieldset className={styles['group']} disabled={disabled}>
        <legend className={classNames(headings['section'], styles['legend'])}>{t('giftFor')}</legend>
        <NameField name="recipientName" label={t('giftRecipientName')} value={name} onValue={setName} />
        <EmailField
          id={idOf('email')}
          name="recipientEmail"
          label={t('giftRecipientEmail')}
          value={email}
          onValue={setEmail}
          hint={t('giftRecipientHint')}
          error={issueOf('email')}
        />
        <label className={styles['label']} htmlFor={idOf('message')}>
          {t('giftMessage')}
        </label>
        <textarea
          id={idOf('message')}
          className={styles['message']}
          name="message"
          rows={4}
          dir="auto"
          maxLength={LONGEST_MESSAGE}
          value={message}
          aria-describedby={idOf('left')}
          onChange={({ target }) => setMessage(target.value)}
        />
        <p id={idOf('left')} className={styles['small']}>
          {t('giftMessageLeft', { count: LONGEST_MESSAGE - message.length })}
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
            id={idOf('day')}
            name="sendAt"
            label={t('giftDay')}
            value={day}
            onValue={setDay}
            required
            locale={language.includes('-') ? language : `${language}-${viewer?.loc ?? 'GB'}`}
            error={issueOf('day')}
          />
        )}
      </fieldset>
      <Button type="submit" look="primary" disabled={disabled}>
        {disabled ? t('choosing') : t('giftContinue')}
      </Button>
    </form>
  );
};

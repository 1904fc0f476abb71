import type { UserLicence } from '@footlight/contract';
import { isRealDate } from '@footlight/domain';
import { Button, DateField, Sheet, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import styles from './subscription.module.css';

/** Whether a date is tomorrow or later in the viewer's zone. @param day `2026-11-24` */
const isComingDay = (day: string, now: number): boolean =>
  isRealDate(day) && new Date(`${day}T00:00:00`).getTime() > now;

/** Pauses a plan indefinitely or until a day on which it resumes by itself. */
export const PauseDialog = ({
  licence: { id, name },
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
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(true);
  const form = useForm({
    initial: { resumeAfter: '' },
    send: async ({ resumeAfter: day }) => {
      if (!isOpen && !isComingDay(day, Date.now())) return { issues: { resumeAfter: t('pauseDateInvalid') } };
      const config = isOpen ? {} : { resumeAfter: new Date(`${day}T00:00:00`).toISOString() };
      run(async () => {
        await state.client.call('pauseLicence', { params: { id }, body: { config } });
        return t('paused');
      });
      onClose();
      return null;
    },
  });
  const choice = (value: boolean, words: string) => (
    <label className={styles['choice']}>
      <input
        type="radio"
        name="pause"
        className={styles['radio']}
        checked={isOpen === value}
        onChange={() => setOpen(value)}
      />
      {words}
    </label>
  );
  return (
    <Sheet title={t('pauseTitle', { name })} closeLabel={t('close')} onClose={onClose}>
      <form className={styles['form']} {...form.attributes}>
        <p className={styles['text']}>{t('pauseText')}</p>
        {choice(true, t('pauseOpen'))}
        {choice(false, t('pauseUntil'))}
        {!isOpen && (
          <DateField
            {...form.field('resumeAfter')}
            label={t('pauseDate')}
            required
            locale={language.includes('-') ? language : `${language}-${viewer?.loc ?? 'GB'}`}
          />
        )}
        <div className={styles['actions']}>
          <Button type="submit" look="primary">
            {t('pauseConfirm')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Sheet>
  );
};

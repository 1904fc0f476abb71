import { ROOM_REPORT_REASONS, type RoomReportReason } from '@footlight/contract';
import type { RoomLabelKey, Translate } from '@footlight/i18n';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../controls/button.js';
import { Sheet } from '../layout/sheet.js';
import styles from './rooms.module.css';

const WORDS: Readonly<Record<RoomReportReason, RoomLabelKey>> = {
  spam: 'roomReasonSpam',
  abuse: 'roomReasonAbuse',
  other: 'roomReasonOther',
};

/** Form for the reason why a member is reported. */
export const RoomReportSheet = ({
  t,
  name,
  onReport,
  onClose,
}: {
  readonly t: Translate<RoomLabelKey>;
  readonly name: string;
  readonly onReport: (reason: RoomReportReason) => Promise<void>;
  readonly onClose: () => void;
}) => {
  const group = useId();
  const [reason, setReason] = useState<RoomReportReason | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason === null || isBusy) return;
    setBusy(true);
    await onReport(reason);
  };
  return (
    <Sheet title={t('roomReportTitle', { name })} closeLabel={t('roomClose')} onClose={onClose}>
      <form className={styles['report']} onSubmit={(event) => void submit(event)}>
        <fieldset className={styles['reasons']}>
          <legend>{t('roomReportText')}</legend>
          {ROOM_REPORT_REASONS.map((value) => (
            <label key={value} className={styles['reason']}>
              <input
                type="radio"
                name={group}
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              {t(WORDS[value])}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="primary" disabled={reason === null || isBusy}>
          {t('roomReportSend')}
        </Button>
      </form>
    </Sheet>
  );
};

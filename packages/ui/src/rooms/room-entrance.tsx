import { ROOM_NAME_MAX } from '@footlight/contract';
import type { RoomLabelKey, Translate } from '@footlight/i18n';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../controls/button.js';
import styles from './rooms.module.css';

export interface RoomEntranceProps {
  readonly t: Translate<RoomLabelKey>;
  /** Name of the inviting host; null for opening a new room. */
  readonly hostName: string | null;
  /** Whether a name is required: guests must enter one, signed-in viewers may. */
  readonly needsName: boolean;
  readonly error: string | null;
  readonly onEnter: (name: string | undefined) => Promise<void>;
}

/** The form for joining a room or opening a new one. */
export const RoomEntrance = ({ t, hostName, needsName, error, onEnter }: RoomEntranceProps) => {
  const fieldId = useId();
  const hintId = useId();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const trimmedName = name.trim();
    const isNameless = needsName && trimmedName === '';
    setMissing(isNameless);
    if (isNameless) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    await onEnter(trimmedName === '' ? undefined : trimmedName);
    setBusy(false);
  };
  return (
    <form className={styles['entrance']} noValidate onSubmit={(event) => void enter(event)}>
      <p className={styles['lead']}>
        {hostName === null ? t('roomStartText') : t('roomJoinText', { host: hostName })}
      </p>
      {needsName && (
        <div className={styles['naming']}>
          <label htmlFor={fieldId}>{t('roomName')}</label>
          <input
            ref={field}
            id={fieldId}
            className={styles['field']}
            // `nickname` is valid in HTML, but the lint rule does not know it.
            // oxlint-disable-next-line jsx-a11y/autocomplete-valid
            autoComplete="nickname"
            dir="auto"
            required
            maxLength={ROOM_NAME_MAX}
            aria-invalid={isMissing}
            aria-describedby={hintId}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <span id={hintId} className={styles['muted']}>
            {t('roomNameHint')}
          </span>
        </div>
      )}
      <p className={styles['refusal']} role="status">
        {isMissing ? t('roomNameMissing') : error}
      </p>
      <Button type="submit" look="primary" disabled={isBusy}>
        {t(hostName === null ? 'roomStart' : 'roomJoin')}
      </Button>
    </form>
  );
};

import { ROOM_NAME_MAX } from '@footlight/contract';
import type { RoomLabelKey, Translate } from '@footlight/i18n';
import { useId, useState, type FormEvent } from 'react';
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
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const trimmedName = name.trim();
    await onEnter(trimmedName === '' ? undefined : trimmedName);
    setBusy(false);
  };
  return (
    <form className={styles['entrance']} onSubmit={(event) => void enter(event)}>
      <p className={styles['lead']}>
        {hostName === null ? t('roomStartText') : t('roomJoinText', { host: hostName })}
      </p>
      {needsName && (
        <div className={styles['naming']}>
          <label htmlFor={fieldId}>{t('roomName')}</label>
          <input
            id={fieldId}
            className={styles['field']}
            // `nickname` is valid in HTML, but the lint rule does not know it.
            // oxlint-disable-next-line jsx-a11y/autocomplete-valid
            autoComplete="nickname"
            dir="auto"
            required
            pattern=".*\S.*"
            maxLength={ROOM_NAME_MAX}
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
        {error}
      </p>
      <Button type="submit" look="primary" disabled={isBusy}>
        {t(hostName === null ? 'roomStart' : 'roomJoin')}
      </Button>
    </form>
  );
};

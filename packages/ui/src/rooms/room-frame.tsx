import type { RoomLabelKey, Translate } from '@footlight/i18n';
import { Link2, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.js';
import styles from './rooms.module.css';

/** The toolbar of a room above its content. */
export const RoomFrame = ({
  tools,
  children,
}: {
  readonly tools: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={styles['room']}>
    <div className={styles['tools']}>{tools}</div>
    {children}
  </div>
);

/** Shares the link of a room; its label shows the result. */
export const RoomInvite = ({ words, onPress }: { readonly words: string; readonly onPress: () => void }) => (
  <Button icon={<Link2 />} onClick={onPress}>
    <span aria-live="polite">{words}</span>
  </Button>
);

export const RoomLeave = ({ words, onPress }: { readonly words: string; readonly onPress: () => void }) => (
  <Button icon={<LogOut data-mirror />} onClick={onPress}>
    {words}
  </Button>
);

/** A notice for a member, with one action. */
export const RoomNote = ({
  words,
  action,
  onAction,
}: {
  readonly words: string;
  readonly action?: string;
  readonly onAction?: () => void;
}) => (
  <div className={styles['note']} role="status">
    <span>{words}</span>
    {action !== undefined && <Button onClick={onAction}>{action}</Button>}
  </div>
);

/** Who may play, pause and seek for everybody: shown to members, set by the host. */
export const RoomControl = ({
  t,
  isHost,
  everyoneSteers,
  onChange,
}: {
  readonly t: Translate<RoomLabelKey>;
  readonly isHost: boolean;
  readonly everyoneSteers: boolean;
  readonly onChange: (everyoneSteers: boolean) => void;
}) =>
  isHost ? (
    <label className={styles['steering']}>
      <input type="checkbox" checked={everyoneSteers} onChange={({ target }) => onChange(target.checked)} />
      {t('roomEveryoneSteers')}
    </label>
  ) : (
    <p className={styles['muted']}>{t(everyoneSteers ? 'roomEveryoneSteers' : 'roomHostSteers')}</p>
  );

import type { RoomMember } from '@footlight/contract';
import type { RoomLabelKey, Translate } from '@footlight/i18n';
import { Crown, Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import headings from '../text/heading.module.css';
import { IconButton } from '../controls/icon-button.js';
import { classNames } from '../labels/class-names.js';
import styles from './rooms.module.css';

export interface RoomMembersProps {
  readonly t: Translate<RoomLabelKey>;
  readonly memberId: string;
  readonly hostId: string;
  readonly members: readonly RoomMember[];
  readonly blockedIds: readonly string[];
  readonly onMakeHost: (member: RoomMember) => void;
  readonly onRemove: (member: RoomMember) => void;
  readonly onBlock: (member: RoomMember, isBlocked: boolean) => void;
  readonly onReport: (member: RoomMember) => void;
}

const STATUS_WORDS: Readonly<Partial<Record<RoomMember['status'], RoomLabelKey>>> = {
  buffering: 'roomStatusBuffering',
  ad: 'roomStatusAd',
  away: 'roomStatusAway',
  offline: 'roomStatusOffline',
};

/** The members of a room with their status, and the actions available for each. */
export const RoomMembers = (props: RoomMembersProps) => {
  const { t, memberId, hostId, members, blockedIds, onMakeHost, onRemove, onBlock, onReport } = props;
  const titleId = useId();
  const [openId, setOpen] = useState<string | null>(null);
  const isHost = hostId === memberId;
  return (
    <section className={styles['members']} aria-labelledby={titleId}>
      <h2 id={titleId} className={classNames(headings['group'], styles['heading'])}>
        {t('roomMembers')}
        <span className={styles['count']}>{members.length}</span>
      </h2>
      <ul className={styles['people']}>
        {members.map((member) => {
          const status = STATUS_WORDS[member.status];
          const isBlocked = blockedIds.includes(member.id);
          const isOpen = openId === member.id;
          const after =
            <A extends readonly unknown[]>(act: (...args: A) => void, ...args: A) =>
            (): void => {
              setOpen(null);
              act(...args);
            };
          return (
            <li key={member.id} className={styles['person']} data-status={member.status}>
              <span className={styles['dot']} aria-hidden="true" />
              <bdi className={styles['name']}>{member.name}</bdi>
              {member.id === memberId && <span className={styles['tag']}>{t('roomYou')}</span>}
              {member.id === hostId && (
                <span className={styles['tag']} data-host>
                  <Crown size={14} strokeWidth={1.75} aria-hidden="true" />
                  {t('roomHost')}
                </span>
              )}
              {status !== undefined && <span className={styles['muted']}>{t(status)}</span>}
              {member.id !== memberId && (
                <IconButton
                  look="quiet"
                  className={styles['more']}
                  label={t('roomMore', { name: member.name })}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : member.id)}
                >
                  <Ellipsis />
                </IconButton>
              )}
              {isOpen && (
                <div className={styles['acts']}>
                  {isHost && (
                    <button type="button" onClick={after(onMakeHost, member)}>
                      {t('roomMakeHost')}
                    </button>
                  )}
                  <button type="button" onClick={after(onBlock, member, !isBlocked)}>
                    {t(isBlocked ? 'roomUnblock' : 'roomBlock')}
                  </button>
                  <button type="button" onClick={after(onReport, member)}>
                    {t('roomReport')}
                  </button>
                  {isHost && (
                    <button type="button" onClick={after(onRemove, member)}>
                      {t('roomRemove')}
                    </button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

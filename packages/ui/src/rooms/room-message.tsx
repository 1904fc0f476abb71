import { ROOM_REACTIONS, type RoomMessage, type RoomReaction } from '@footlight/contract';
import { clockFormat, regionalLanguage, type RoomLabelKey, type Translate } from '@footlight/i18n';
import { SmilePlus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../controls/icon-button.js';
import { HERE } from '../labels/viewer-locale.js';
import { REACTIONS } from './room-reactions.js';
import styles from './rooms.module.css';

export interface RoomMessageItemProps {
  readonly t: Translate<RoomLabelKey>;
  readonly language: string;
  readonly message: RoomMessage;
  readonly memberId: string;
  readonly mayReact: boolean;
  readonly onReact: (messageId: string, reaction: RoomReaction, on: boolean) => void;
}

/** A chat message with its reactions. */
export const RoomMessageItem = ({
  t,
  language,
  message,
  memberId,
  mayReact,
  onReact,
}: RoomMessageItemProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const { id, name, text, at, reactions } = message;
  const hasReacted = (reaction: RoomReaction): boolean =>
    reactions.some((one) => one.reaction === reaction && one.memberIds.includes(memberId));
  return (
    <li className={styles['message']} data-own={message.memberId === memberId || undefined}>
      <div className={styles['messageHead']}>
        <bdi className={styles['author']}>{name}</bdi>
        <time className={styles['when']} dateTime={at}>
          {clockFormat(regionalLanguage(language, HERE.tags)).format(new Date(at))}
        </time>
        {mayReact && (
          <IconButton
            look="quiet"
            className={styles['react']}
            label={t('roomReactTo', { name })}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            <SmilePlus />
          </IconButton>
        )}
      </div>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      {isChoosing && (
        <div className={styles['choices']}>
          {ROOM_REACTIONS.map((reaction) => {
            const { Icon, label } = REACTIONS[reaction];
            return (
              <IconButton
                key={reaction}
                look="quiet"
                label={t(label)}
                aria-pressed={hasReacted(reaction)}
                onClick={() => {
                  setChoosing(false);
                  onReact(id, reaction, !hasReacted(reaction));
                }}
              >
                <Icon />
              </IconButton>
            );
          })}
        </div>
      )}
      {reactions.length > 0 && (
        <div className={styles['given']}>
          {reactions.map(({ reaction, memberIds }) => {
            const { Icon, label } = REACTIONS[reaction];
            return (
              <button
                key={reaction}
                type="button"
                className={styles['reaction']}
                disabled={!mayReact}
                aria-label={t('roomReactionCount', { reaction: t(label), count: memberIds.length })}
                aria-pressed={memberIds.includes(memberId)}
                onClick={() => onReact(id, reaction, !memberIds.includes(memberId))}
              >
                <Icon size={16} strokeWidth={1.75} />
                <span>{memberIds.length}</span>
              </button>
            );
          })}
        </div>
      )}
    </li>
  );
};

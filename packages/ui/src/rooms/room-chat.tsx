import { ROOM_TEXT_MAX, type RoomMember, type RoomMessage, type RoomReaction } from '@footlight/contract';
import type { RoomLabelKey, Translate } from '@footlight/i18n';
import { Send } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import headings from '../text/heading.module.css';
import { IconButton } from '../controls/icon-button.js';
import { classNames } from '../labels/class-names.js';
import { RoomMessageItem } from './room-message.js';
import styles from './rooms.module.css';

export interface RoomChatProps {
  readonly t: Translate<RoomLabelKey>;
  readonly language: string;
  readonly memberId: string;
  readonly members: readonly RoomMember[];
  readonly messages: readonly RoomMessage[];
  readonly typingIds: readonly string[];
  readonly mayChat: boolean;
  /** Why the last message was rejected. */
  readonly error: string | null;
  /** @returns whether it was accepted; if not, the text stays in the field */
  readonly onWrite: (text: string) => Promise<boolean>;
  readonly onType: (isTyping: boolean) => void;
  readonly onReact: (messageId: string, reaction: RoomReaction, on: boolean) => void;
}

/** Within this distance of its end, in pixels, the list scrolls to new messages. */
const NEAR_END_PX = 48;

const typingLabel = (t: Translate<RoomLabelKey>, names: readonly string[]): string => {
  const [name] = names;
  if (name === undefined) return '';
  return names.length === 1 ? t('roomTypingOne', { name }) : t('roomTypingMany');
};

/** The chat of a room. Its key events do not reach the player's keyboard shortcuts. */
export const RoomChat = (props: RoomChatProps) => {
  const { t, language, memberId, members, messages, typingIds, mayChat, error, onWrite, onType, onReact } =
    props;
  const titleId = useId();
  const fieldId = useId();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const names = members.filter(({ id }) => id !== memberId && typingIds.includes(id)).map(({ name }) => name);

  useLayoutEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages]);

  const send = async (): Promise<void> => {
    if (text.trim() === '' || isSending) return;
    setSending(true);
    isAtEnd.current = true;
    const isTaken = await onWrite(text.trim());
    setSending(false);
    if (isTaken) setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <section className={styles['chat']} aria-labelledby={titleId}>
      <h2 id={titleId} className={classNames(headings['group'], styles['heading'])}>
        {t('roomChat')}
      </h2>
      {/* Focusable so that keyboard users can scroll it. */}
      <div
        ref={list}
        className={styles['messages']}
        role="log"
        aria-labelledby={titleId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
      >
        {messages.length === 0 ? (
          <p className={styles['muted']}>{t('roomNoMessages')}</p>
        ) : (
          <ol className={styles['list']}>
            {messages.map((message) => (
              <RoomMessageItem
                key={message.id}
                t={t}
                language={language}
                message={message}
                memberId={memberId}
                mayReact={mayChat}
                onReact={onReact}
              />
            ))}
          </ol>
        )}
      </div>
      <p className={styles['typing']}>{typingLabel(t, names)}</p>
      {mayChat ? (
        <form className={styles['composer']} onSubmit={submit}>
          <label className={styles['unseen']} htmlFor={fieldId}>
            {t('roomMessage')}
          </label>
          <textarea
            id={fieldId}
            className={styles['field']}
            rows={1}
            dir="auto"
            maxLength={ROOM_TEXT_MAX}
            placeholder={t('roomMessage')}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              onType(target.value !== '');
            }}
            onBlur={() => onType(false)}
            onKeyDown={press}
          />
          <IconButton
            type="submit"
            className={styles['send']}
            label={t('roomSend')}
            aria-disabled={text.trim() === '' || isSending}
          >
            <Send data-mirror />
          </IconButton>
        </form>
      ) : (
        <p className={styles['muted']}>{t('roomNoChat')}</p>
      )}
      <p className={styles['refusal']} role="status">
        {error}
      </p>
    </section>
  );
};

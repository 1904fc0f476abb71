import { calendarFile, slugOf, type Announced } from '@footlight/domain';
import { createReminders } from '@footlight/state';
import { Button, IconButton, useLabels } from '@footlight/ui';
import { Bell, BellRing, CalendarPlus } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSite } from '../../app/site-context.js';
import { useToast } from './toast-provider.js';
import { notifyRemindersChanged, useStoredReminders } from './use-stored-reminders.js';
import styles from './reminder-actions.module.css';

/** A programme or title that a reminder can be set for. */
export interface Remindable extends Announced {
  readonly title: string;
  readonly description: string;
  /** Path on the site. */
  readonly href: string;
}

/** The object URL must outlive the download. */
const DOWNLOADED_MS = 60_000;

const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOADED_MS);
};

const never = (): (() => void) => () => undefined;
/** Whether the browser supports notifications. */
const useCanNotify = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'Notification' in globalThis,
    () => false,
  );

interface ActionProps {
  readonly look: 'icon' | 'button';
  readonly icon: ReactNode;
  readonly words: string;
  /** Accessible name with the title, for icon buttons. */
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

const Action = ({ look, icon, words, label, isPressed, onPress }: ActionProps) =>
  look === 'icon' ? (
    <IconButton label={label} aria-pressed={isPressed} onClick={onPress}>
      {icon}
    </IconButton>
  ) : (
    <Button icon={icon} aria-pressed={isPressed} onClick={onPress}>
      {words}
    </Button>
  );

/**
 * Adds an upcoming title to the viewer's calendar and sets a notification for its start.
 * @see docs/rules/live.md LIVE-14, LIVE-15
 */
export const ReminderActions = ({
  of,
  look = 'button',
}: {
  readonly of: Remindable;
  readonly look?: 'icon' | 'button';
}) => {
  const { t } = useLabels();
  const { state, origin } = useSite();
  const toast = useToast();
  const [message, setMessage] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  // The answer may be below the window.
  useEffect(() => {
    if (message !== '') said.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  const canNotify = useCanNotify();
  const reminders = createReminders(state.storage);
  const isSet = useStoredReminders() !== null && reminders.has(of.id);
  const { id, title, href, startsAt } = of;

  /** Buttons with text report beside themselves, since they are also used in dialogs, which would cover a toast. */
  const report = (words: string, hasFailed: boolean): void => {
    if (look === 'button') setMessage(words);
    else toast({ words, hasFailed });
  };
  const remind = async (): Promise<void> => {
    if (isSet) {
      reminders.remove(id);
      setMessage('');
      notifyRemindersChanged();
      return;
    }
    if ((await Notification.requestPermission()) !== 'granted') {
      report(t('reminderBlocked'), true);
      return;
    }
    reminders.set({ id, title, href, startsAt });
    notifyRemindersChanged();
    const isStored = reminders.has(id);
    report(t(isStored ? 'reminderSet' : 'reminderNotKept'), !isStored);
  };

  return (
    <>
      {canNotify && (
        <Action
          look={look}
          icon={isSet ? <BellRing /> : <Bell />}
          words={t('reminderNotify')}
          label={t('reminderNotifyOf', { title })}
          isPressed={isSet}
          onPress={() => void remind()}
        />
      )}
      <Action
        look={look}
        icon={<CalendarPlus />}
        words={t('reminderCalendar')}
        label={t('reminderCalendarOf', { title })}
        onPress={() =>
          download(
            `${slugOf(title) ?? id}.ics`,
            calendarFile(
              { ...of, address: new URL(href, origin).href, host: new URL(origin).hostname },
              Date.now(),
            ),
          )
        }
      />
      {look === 'button' && (
        <p ref={said} className={styles['said']} role="status">
          {message}
        </p>
      )}
    </>
  );
};

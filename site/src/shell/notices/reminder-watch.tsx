import { announcedId } from '@footlight/domain';
import { createReminders, type Reminder } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { notifyRemindersChanged } from './use-stored-reminders.js';

/** Browsers fire timers with longer delays immediately. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Shows a system notification, through the service worker if there is one: browsers on phones allow no other way. The
 * tag ensures that several tabs show only one.
 */
const notify = async (
  { id, title, href }: Reminder,
  body: string,
  open: (href: string) => void,
): Promise<void> => {
  if (Notification.permission !== 'granted') return;
  const options = { body, tag: id, icon: '/favicon.svg', data: { href } };
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker?.active != null) {
    await worker.showNotification(title, options);
    return;
  }
  new Notification(title, options).addEventListener('click', () => {
    globalThis.focus();
    open(href);
  });
};

/**
 * Notifies of reminders at their announced time, or earlier if an operator starts the event early.
 * @see docs/rules/live.md LIVE-15
 */
export const ReminderWatch = ({ stored }: { readonly stored: string }) => {
  const { state, realm } = useSite();
  const { t } = useLabels();
  const navigate = useNavigate();
  const { storage } = state;
  const reminders = useMemo(() => createReminders(storage), [storage]);
  const body = t('reminderStarts', { site: realm.name });
  const news = useStore(state.liveNews, (store) => store.news);
  const early = news === null ? null : announcedId('event', news.id);

  useEffect(() => {
    const notifyAll = (due: readonly Reminder[]): void => {
      for (const reminder of due)
        void notify(reminder, body, (href) => void navigate(href)).catch(() => undefined);
    };
    const now = Date.now();
    const due = [...(early === null ? [] : reminders.takeEarly(early, now)), ...reminders.takeBegun(now)];
    notifyAll(due);
    const next = reminders.next();
    const timer =
      next === null
        ? undefined
        : setTimeout(
            () => {
              notifyAll(reminders.takeBegun(Date.now()));
              notifyRemindersChanged();
            },
            Math.min(next - now, LONGEST_TIMER_MS),
          );
    if (due.length > 0) notifyRemindersChanged();
    return () => clearTimeout(timer);
  }, [stored, early, reminders, body, navigate]);
  return null;
};

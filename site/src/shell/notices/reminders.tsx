import { lazyPart } from '../../app/lazy-part.js';
import { useKeptReminders } from './use-kept-reminders.js';

const ReminderWatch = lazyPart(async () => (await import('./reminder-watch.js')).ReminderWatch);

/** Mounts the lazily loaded watcher only in browsers with reminders. */
export const Reminders = () => {
  const kept = useKeptReminders();
  return kept !== null && <ReminderWatch of={{ kept }} />;
};

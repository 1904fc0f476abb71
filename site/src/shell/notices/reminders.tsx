import { lazyPart } from '../../app/lazy-part.js';
import { useStoredReminders } from './use-stored-reminders.js';

const ReminderWatch = lazyPart(async () => (await import('./reminder-watch.js')).ReminderWatch);

/** Mounts the lazily loaded watcher only in browsers with reminders. */
export const Reminders = () => {
  const stored = useStoredReminders();
  return stored !== null && <ReminderWatch of={{ stored }} />;
};

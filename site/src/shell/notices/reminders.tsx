import { lazyPart } from '../../app/lazy-part.js';
import { useKeptReminders } from './use-kept-reminders.js';

const ReminderWatch = lazyPart(async () => (await import('./reminder-watch.js')).ReminderWatch);

/** Reminds of what begins, in browsers that are to; the others fetch nothing for it. */
export const Reminders = () => {
  const kept = useKeptReminders();
  return kept !== null && <ReminderWatch of={{ kept }} />;
};

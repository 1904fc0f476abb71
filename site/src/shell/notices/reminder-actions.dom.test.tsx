import { createReminders } from '@footlight/state';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from './toast-provider.js';
import { onSite } from '../../testing/on-site.js';
import { ReminderActions, type Remindable } from './reminder-actions.js';

const STARTS_AT = Date.parse('2026-11-21T20:00:00.000Z');
const event: Remindable = {
  id: 'event-2003',
  title: 'Far Lights',
  description: 'The boats come home.',
  href: '/live/2003',
  startsAt: STARTS_AT,
  endsAt: null,
};
let permission: NotificationPermission;

const draw = (look: 'icon' | 'button' = 'icon') =>
  render(
    onSite(
      <ToastProvider>
        <ReminderActions of={event} look={look} />
      </ToastProvider>,
      { state: { storage: localStorage } },
    ),
  );

beforeEach(() => {
  permission = 'granted';
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(permission) });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// LIVE-15
it('saves a reminder if notifications are allowed, and removes it', async () => {
  draw();
  const bell = screen.getByRole('button', { name: 'Notify me when Far Lights starts' });
  expect(bell.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(bell);
  await screen.findByText('We’ll notify you when it starts, as long as this site is open in a tab.');
  expect(bell.getAttribute('aria-pressed')).toBe('true');
  const reminders = createReminders(localStorage);
  expect(reminders.list()).toEqual([
    { id: 'event-2003', title: 'Far Lights', href: '/live/2003', startsAt: STARTS_AT },
  ]);
  fireEvent.click(bell);
  await vi.waitFor(() => expect(bell.getAttribute('aria-pressed')).toBe('false'));
  expect(reminders.list()).toEqual([]);
});

it('shows that notifications are blocked, and saves nothing', async () => {
  permission = 'denied';
  draw('button');
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText(/Notifications are blocked/u);
  expect(createReminders(localStorage).list()).toEqual([]);
});

it('offers only the calendar if the browser does not support notifications', () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'Notification');
  draw();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add Far Lights to your calendar',
  ]);
});

// LIVE-14
it('downloads a calendar file named after its title', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:calendar';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  draw('button');
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(names).toEqual(['far-lights.ics']);
  expect(files[0]?.type).toMatch(/^text\/calendar/u);
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain('DTSTART:20261121T200000Z');
  expect(text).toContain(`URL:${location.origin}/live/2003`);
});

import type { ContentItem } from '@footlight/contract';
import { createReminders, type AppState } from '@footlight/state';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { onSite, realmOf } from '../../testing/on-site.js';
import { Reminders } from './reminders.js';

const NOW = Date.parse('2026-11-21T19:59:00.000Z');
const reminder = { id: 'event-2003', title: 'Far Lights', href: '/live/2003', startsAt: NOW + 60_000 };
const notifications: { readonly title: string; readonly options: NotificationOptions }[] = [];
let permission: NotificationPermission;

const draw = async () => {
  const liveNews = createStore(() => ({ news: null as ContentItem | null }));
  render(
    onSite(<Reminders />, {
      state: { storage: localStorage, liveNews } as unknown as AppState,
      realm: realmOf({ name: 'Footlight' }),
    }),
  );
  await act(async () => {
    // The watcher is a lazily loaded chunk.
    await import('./reminder-watch.js');
  });
  return {
    begin: (id: string) => act(async () => liveNews.setState({ news: { id } as ContentItem })),
  };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW });
  notifications.length = 0;
  permission = 'granted';
  vi.stubGlobal(
    'Notification',
    class extends EventTarget {
      static get permission() {
        return permission;
      }
      constructor(title: string, options: NotificationOptions) {
        super();
        notifications.push({ title, options });
      }
    },
  );
  createReminders(localStorage).set(reminder);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// LIVE-15
it('shows a notification when a reminder is due, once', async () => {
  await draw();
  await pass(59_000);
  expect(notifications).toEqual([]);
  await pass(1_000);
  expect(notifications).toMatchObject([
    {
      title: 'Far Lights',
      options: { body: 'Starting now on Footlight', tag: 'event-2003', data: { href: '/live/2003' } },
    },
  ]);
  await pass(600_000);
  expect(notifications).toHaveLength(1);
  expect(createReminders(localStorage).list()).toEqual([]);
});

it('shows the notification immediately if its event starts early, and ignores other events', async () => {
  const { begin } = await draw();
  await begin('2001');
  expect(notifications).toEqual([]);
  await begin('2003');
  expect(notifications).toHaveLength(1);
  await pass(600_000);
  expect(notifications).toHaveLength(1);
});

it('shows the notification through the service worker if one is active', async () => {
  const shown: string[] = [];
  const worker = {
    active: {},
    showNotification: (title: string) => {
      shown.push(title);
      return Promise.resolve();
    },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(worker) },
  });
  await draw();
  await pass(60_000);
  expect([shown, notifications]).toEqual([['Far Lights'], []]);
});

it('shows nothing if the permission was withdrawn', async () => {
  permission = 'denied';
  await draw();
  await pass(60_000);
  expect(notifications).toEqual([]);
});

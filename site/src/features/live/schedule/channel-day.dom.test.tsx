import type { GuideChannel } from '@footlight/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onSite } from '../../../testing/on-site.js';
import { ChannelDay } from './channel-day.js';

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
const programme = (title: string, hour: number) => ({
  id: title,
  title,
  description: `About ${title}.`,
  episode: null,
  startDate: at(hour),
  endDate: at(hour + 1),
  thumbnailUrl: null,
});
const channel = {
  channelId: 'c1',
  name: 'Harbour Radio',
  logoUrl: null,
  eventId: '2001',
  accessLevel: 'GRANTED',
  programmes: [programme('Over', 18), programme('On', 19), programme('Soon', 20), programme('Late', 21)],
} as unknown as GuideChannel;
const NOW = Date.UTC(2026, 10, 21, 19, 30);

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  render(
    onSite(<ChannelDay channel={channel} now={NOW} />, {
      state: { storage: localStorage },
    }),
  );
});
afterEach(cleanup);

// GUIDE-33
it('offers the rest of a day that has more programmes than a phone shows at first', () => {
  expect(screen.queryByText('All programmes')).toBeNull();
  cleanup();
  const programmes = Array.from({ length: 12 }, (_, at) => programme(`P${at}`, 19));
  render(
    onSite(<ChannelDay channel={{ ...channel, programmes }} now={NOW} />, {
      state: { storage: localStorage },
    }),
  );
  const isWhole = () => screen.getByText('P5').closest('ol')?.dataset['whole'];
  const more = screen.getByText('All programmes');
  expect([isWhole(), more.getAttribute('aria-expanded')]).toEqual(['false', 'false']);
  fireEvent.click(more);
  expect([isWhole(), more.getAttribute('aria-expanded')]).toEqual(['true', 'true']);
});

/** Waits for the dialog, whose code is loaded on first use. */
const dialogOf = (title: string) => screen.findByRole('dialog', { name: title }, { timeout: 20_000 });

// GUIDE-32
it('opens the details of a programme, with the calendar for one that has not started', async () => {
  expect(screen.getByRole('link', { name: 'On' }).getAttribute('href')).toBe('/live/2001');
  fireEvent.click(screen.getByRole('button', { name: 'Late' }));
  const dialog = await dialogOf('Late');
  expect(within(dialog).getByText('About Late.')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Add to calendar' })).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the details of the current programme with the channel’s button, and steps through the day', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Programme details for Harbour Radio' }));
  const on = within(await dialogOf('On'));
  expect(on.getByRole('link', { name: 'Watch Harbour Radio' }).getAttribute('href')).toBe('/live/2001');
  expect(on.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  fireEvent.click(on.getByRole('button', { name: 'Previous programme' }));
  const over = within(await dialogOf('Over'));
  expect(over.getByRole('button', { name: 'Previous programme' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(over.getByRole('button', { name: 'Next programme' }));
  fireEvent.click(within(await dialogOf('On')).getByRole('button', { name: 'Next programme' }));
  await dialogOf('Soon');
});

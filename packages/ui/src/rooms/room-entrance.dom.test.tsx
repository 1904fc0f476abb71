import { createTranslate, loadRoomsCatalogue, type RoomLabelKey } from '@footlight/i18n';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RoomEntrance } from './room-entrance.js';

const t = createTranslate<RoomLabelKey>(await loadRoomsCatalogue('en'), 'en');
afterEach(cleanup);

it('asks for a missing name in the site’s own words, and returns the focus to the field', async () => {
  const onEnter = vi.fn<(name: string | undefined) => Promise<void>>(() => Promise.resolve());
  render(<RoomEntrance t={t} hostName="Ana" needsName error={null} onEnter={onEnter} />);
  const field = screen.getByRole('textbox', { name: 'Your name' });
  fireEvent.submit(field);
  expect(screen.getByRole('status').textContent).toBe('Enter a name.');
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  expect(field.closest('form')?.noValidate).toBe(true);
  fireEvent.change(field, { target: { value: ' Leo ' } });
  await act(async () => {
    fireEvent.submit(field);
    await Promise.resolve();
  });
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('Leo');
  expect(screen.queryByText('Enter a name.')).toBeNull();
});

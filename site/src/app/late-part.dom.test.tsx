import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latePart } from './late-part.js';

const Row = ({ title }: { readonly title: string }) => <h2>{title}</h2>;
const again = (retry: () => void) => <button onClick={retry}>again</button>;

// React reports what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('stands once its code is here, and is fetched once for all places', async () => {
  const load = vi.fn<() => Promise<typeof Row>>(() => Promise.resolve(Row));
  const Part = latePart(load);
  render(<Part of={{ title: 'One' }} waiting={<p>waits</p>} />);
  expect(screen.getByText('waits')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'One' })).toBeDefined();
  render(<Part of={{ title: 'Two' }} waiting={<p>waits</p>} />);
  expect(screen.getByRole('heading', { name: 'Two' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves the page around it where its code does not come, and fetches it again when asked', async () => {
  const load = vi
    .fn<() => Promise<typeof Row>>(() => Promise.resolve(Row))
    .mockRejectedValueOnce(new TypeError('not fetched'));
  const Part = latePart(load);
  render(
    <main>
      <h1>The page</h1>
      <Part of={{ title: 'One' }} failed={again} />
    </main>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect(await screen.findByRole('heading', { name: 'One' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it('is fetched anew by the next place after a failure, and leaves nothing where nothing is to be said', async () => {
  const load = vi
    .fn<() => Promise<typeof Row>>(() => Promise.resolve(Row))
    .mockRejectedValueOnce(new TypeError('not fetched'));
  const Part = latePart(load);
  const { container } = render(<Part of={{ title: 'One' }} waiting={<p>waits</p>} />);
  await vi.waitFor(() => expect(container.innerHTML).toBe(''));
  render(<Part of={{ title: 'Two' }} />);
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeDefined();
});

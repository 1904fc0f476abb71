import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSite } from '../testing/on-site.js';
import { lazyPart, type Again } from './lazy-part.js';
import { dialogNotFetched, notFetched } from './not-fetched.js';

const Row = ({ title }: { readonly title: string }) => <h2>{title}</h2>;
const again = ({ retry }: Again) => <button onClick={retry}>again</button>;

// React logs errors that a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('renders once its code is loaded, which all instances share', async () => {
  const load = vi.fn<() => Promise<typeof Row>>(() => Promise.resolve(Row));
  const Part = lazyPart(load);
  render(<Part of={{ title: 'One' }} waiting={<p>waits</p>} />);
  expect(screen.getByText('waits')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'One' })).toBeDefined();
  render(<Part of={{ title: 'Two' }} waiting={<p>waits</p>} />);
  expect(screen.getByRole('heading', { name: 'Two' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

// PAGE-33
it('keeps the surrounding page when its code fails to load, and loads it again on request', async () => {
  const load = vi
    .fn<() => Promise<typeof Row>>(() => Promise.resolve(Row))
    .mockRejectedValueOnce(new TypeError('not fetched'));
  const Part = lazyPart(load);
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

it('is loaded again by the next instance after a failure, and renders nothing if it has no `failed` content', async () => {
  const load = vi
    .fn<() => Promise<typeof Row>>(() => Promise.resolve(Row))
    .mockRejectedValueOnce(new TypeError('not fetched'));
  const Part = lazyPart(load);
  const { container } = render(<Part of={{ title: 'One' }} waiting={<p>waits</p>} />);
  await vi.waitFor(() => expect(container.innerHTML).toBe(''));
  render(<Part of={{ title: 'Two' }} />);
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeDefined();
});

// PAGE-33
it('shows an error with a retry, offers a page reload after a second failure, and preserves the focus', async () => {
  const load = vi
    .fn<() => Promise<typeof Row>>(() => Promise.resolve(Row))
    .mockRejectedValueOnce(new TypeError('not fetched'))
    .mockRejectedValueOnce(new TypeError('not fetched'));
  const Part = lazyPart(load);
  const { container } = render(
    onSite(
      <main>
        <button>before</button>
        <Part of={{ title: 'One' }} waiting={<p>waits</p>} failed={notFetched} />
      </main>,
      { state: {} },
    ),
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load this part');
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  retry.focus();
  fireEvent.click(retry);
  expect(retry.ariaBusy).toBe('true');
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(document.activeElement).toBe(retry);
  fireEvent.click(retry);
  const heading = await screen.findByRole('heading', { name: 'One' });
  await vi.waitFor(() => expect(container.contains(document.activeElement)).toBe(true));
  expect(heading.previousElementSibling).toBe(document.activeElement);
});

it('shows the error in a modal if a dialog fails to load, and returns the focus when it closes', async () => {
  const load = vi
    .fn<() => Promise<typeof Row>>(() => Promise.resolve(Row))
    .mockRejectedValueOnce(new TypeError('not fetched'));
  const Part = lazyPart(load);
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>opens</button>
        {isOpen && <Part of={{ title: 'One' }} failed={dialogNotFetched(() => setOpen(false))} />}
      </>
    );
  };
  render(onSite(<Page />, { state: {} }));
  const opener = screen.getByRole('button', { name: 'opens' });
  opener.focus();
  fireEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'We couldn’t load this part' })).toBeDefined();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  fireEvent.click(opener);
  expect(await screen.findByRole('heading', { name: 'One' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

// PAGE-65
it('loads automatically once the connection is back', async () => {
  let isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const Part = lazyPart(() =>
    isOnline ? Promise.resolve(Row) : Promise.reject(new TypeError('not fetched')),
  );
  render(<Part of={{ title: 'One' }} failed={again} />);
  await screen.findByRole('button', { name: 'again' });
  isOnline = true;
  dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'One' })).toBeDefined();
  vi.unstubAllGlobals();
});

import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useIsServerRendered } from './server-rendered.js';
import { HydrationProvider, useIsHydrating } from './hydration.js';

const rendered: string[] = [];

const Lasting = () => {
  const isServerRendered = useIsServerRendered();
  rendered.push('lasting');
  return <p>{isServerRendered ? 'drawn by the service' : 'drawn here'}</p>;
};

const Passing = () => <p>{useIsHydrating() ? 'being taken over' : 'taken over'}</p>;

const Later = () => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Lasting />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
};

const page = (
  <HydrationProvider isServerRendered>
    <Lasting />
    <Passing />
    <Later />
  </HydrationProvider>
);

it('distinguishes for good server-rendered content from what is rendered later, without a second render', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  expect(root.textContent).toContain('being taken over');
  rendered.length = 0;
  const hydrated = await act(async () => hydrateRoot(root, page));
  expect(root.textContent).toContain('drawn by the servicetaken over');
  expect(rendered).toEqual(['lasting']);

  await act(async () => root.querySelector('button')?.click());
  expect(root.textContent).toContain('drawn here');
  act(() => hydrated.unmount());
  root.remove();
});

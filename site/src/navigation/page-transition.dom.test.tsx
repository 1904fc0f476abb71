import { createMemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withPageTransitions } from './page-transition.js';

type Draw = Parameters<ReturnType<typeof createMemoryRouter>['subscribe']>[0];

const routed = () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/'] });
  const draw = vi.fn<Draw>();
  withPageTransitions(router).subscribe(draw);
  const drawn = () => draw.mock.calls.map(([{ location }]) => location.pathname);
  return { router, draw, drawn };
};

/** A browser that takes its time until it is ready to show a page. */
const slowBrowser = () => {
  const ready: (() => void)[] = [];
  Object.assign(document, { startViewTransition: (update: () => void) => void ready.push(update) });
  return ready;
};

afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

describe('withPageTransitions', () => {
  it('draws a page once the browser is ready, at once and whole', async () => {
    const ready = slowBrowser();
    const { router, draw, drawn } = routed();
    await router.navigate('/news', { viewTransition: true });
    expect(drawn()).not.toContain('/news');
    for (const update of ready) update();
    expect(drawn().at(-1)).toBe('/news');
    expect(draw.mock.lastCall?.[1]).toMatchObject({ flushSync: true });
    expect(draw.mock.lastCall?.[1].viewTransitionOpts).toBeUndefined();
  });

  it('never draws a page after the one to which the reader went on', async () => {
    const ready = slowBrowser();
    const { router, drawn } = routed();
    await router.navigate('/news', { viewTransition: true });
    await router.navigate('/search');
    expect(drawn().at(-1)).toBe('/search');
    for (const update of ready) update();
    expect(drawn().at(-1)).toBe('/search');
    expect(drawn()).not.toContain('/news');
  });

  it('leaves browsers without transitions as they are', async () => {
    const { router, draw, drawn } = routed();
    await router.navigate('/news', { viewTransition: true });
    expect(drawn().at(-1)).toBe('/news');
    expect(draw.mock.lastCall?.[1].flushSync).toBe(false);
  });
});

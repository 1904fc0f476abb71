import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { elementRef } from './react.js';

/** An element that is ready, and has dispatched its events, before React attaches its listeners. */
class EarlyElement extends HTMLElement {
  state: object = { status: 'ready', id: '7' };
  playback: unknown = null;
}

let root: Root | undefined;
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  customElements.define('footlight-told-before', EarlyElement);
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const listeners = { ready: vi.fn<(id: unknown) => void>(), ended: vi.fn<(id: unknown) => void>() };
const PLAYBACK = { id: '7' };
const Page = ({ turn = 0 }: { readonly turn?: number }) => (
  <div data-turn={turn}>
    <footlight-told-before
      ref={elementRef(
        {
          'footlight-ready': ({ detail }) => listeners.ready(detail.id),
          'footlight-ended': ({ detail }) => listeners.ended(`${String(detail.id)} ${String(turn)}`),
        },
        { playback: PLAYBACK },
      )}
    />
  </div>
);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'footlight-told-before': React.DetailedHTMLProps<React.HTMLAttributes<EarlyElement>, EarlyElement>;
    }
  }
}

describe('elementRef', () => {
  it.each(['hydrated', 'made'])(
    'attaches listeners, repeats the missed ready event and sets objects on an element that React has %s',
    (how) => {
      listeners.ready.mockClear();
      listeners.ended.mockClear();
      const box = document.createElement('div');
      document.body.append(box);
      act(() => {
        if (how === 'hydrated') {
          box.innerHTML = renderToString(<Page />);
          root = hydrateRoot(box, <Page />);
        } else {
          root = createRoot(box);
          root.render(<Page />);
        }
      });
      const element = box.querySelector<EarlyElement>('footlight-told-before');
      expect(element?.playback).toBe(PLAYBACK);
      // Its event was dispatched before the listeners were attached.
      expect(listeners.ready.mock.calls).toEqual([['7']]);

      act(() => root?.render(<Page turn={1} />));
      element?.dispatchEvent(new CustomEvent('footlight-ended', { detail: { id: '7' } }));
      expect(listeners.ready).toHaveBeenCalledTimes(1);
      expect(listeners.ended.mock.calls).toEqual([['7 1']]);

      act(() => root?.unmount());
      element?.dispatchEvent(new CustomEvent('footlight-ended', { detail: { id: '7' } }));
      expect(listeners.ended).toHaveBeenCalledTimes(1);
    },
  );
});

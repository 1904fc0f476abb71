import type { RowPositions } from '@footlight/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import {
  createPagePositions,
  isTop,
  type FocusedCard,
  type PagePosition,
} from '../../navigation/page-positions.js';

/** How long a page that grows is followed down to where its viewer was. */
const FOLLOW_MS = 30_000;
/** Whoever does one of these goes on from where they are. */
const OWN_WISH = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const focusedCard = (target: EventTarget | null): FocusedCard | null => {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  if (card === null) return null;
  const row = card.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '';
  return { row, card: card.dataset['card'] ?? '' };
};

const linkOf = ({ row, card }: FocusedCard): HTMLElement | null => {
  const within = row === '' ? '' : `[data-row="${CSS.escape(row)}"] `;
  const found = document.querySelector<HTMLElement>(`${within}[data-card="${CSS.escape(card)}"]`);
  return found?.matches('a') === true ? found : (found?.querySelector('a') ?? null);
};

/** Whether the document was asked for anew: by its address or a link, not by a reload nor by going back to it. */
const isFreshLoad = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as readonly { readonly type?: string }[];
  return entry?.type === 'navigate';
};

interface Lead {
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

/** Leads a page back to a position, as soon as it has grown far enough; stops at a wish of the viewer's own. */
const leadTo = ({ top, focus }: PagePosition): Lead => {
  const life = new AbortController();
  const stop = (): void => life.abort();
  let isFocused = focus === null;
  const step = (): void => {
    if (life.signal.aborted) return;
    if (Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' });
    const link = isFocused || focus === null ? null : linkOf(focus);
    if (link !== null) {
      link.focus({ preventScroll: true });
      isFocused = true;
    }
    if (isFocused && Math.abs(scrollY - top) <= 1) stop();
  };
  const growth = new ResizeObserver(step);
  growth.observe(document.body);
  const timer = setTimeout(stop, FOLLOW_MS);
  for (const wish of OWN_WISH) addEventListener(wish, stop, { passive: true, signal: life.signal });
  life.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  step();
  return { isOver: () => life.signal.aborted, stop };
};

/**
 * Keeps where a viewer was on each page of the history, and leads whoever goes back there: down the page, along its
 * rows, to the card that had the focus. Another page begins at its top; another part of the same page stays.
 */
export const useScrollRestoration = (): RowPositions => {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const page = `${key} ${pathname}`;
  const [positions] = useState(() => {
    if (typeof sessionStorage === 'undefined') return createPagePositions(null);
    const kept = createPagePositions(sessionStorage);
    // The first page of every load has the same key: an old position of it is another visit's.
    if (isFreshLoad()) kept.forget(page);
    return kept;
  });
  const shown = useRef<string | null>(null);
  const lead = useRef<Lead | null>(null);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // Before the page moves: what that scrolls is the new page's.
  useLayoutEffect(() => {
    const life = new AbortController();
    const listen = (type: string, heed: (event: Event) => void, target: EventTarget = document) =>
      target.addEventListener(type, heed, { passive: true, capture: true, signal: life.signal });
    const keepFocus = ({ target }: Event): void => {
      const focus = focusedCard(target);
      if (focus !== null) positions.keep(page, { focus });
    };
    listen('scroll', ({ target }) => {
      // A page on its way back stands where it has room to: whoever leaves it again comes back to where it is led.
      if (target === document && lead.current?.isOver() !== false)
        positions.keep(page, { top: Math.round(scrollY) });
    });
    listen('focusin', keepFocus);
    listen('click', keepFocus);
    listen('pagehide', positions.save, window);
    return () => life.abort();
  }, [positions, page]);

  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    if (!isBack) {
      if (!isOther) return undefined;
      scrollTo({ top: 0, behavior: 'instant' });
      // Who reads with the keys begins with what is new.
      document.getElementById('content')?.focus({ preventScroll: true });
      return undefined;
    }
    const position = positions.of(page);
    // A page that has just come stands at its top: to look would lay it out before its time.
    if (isFirst && isTop(position)) {
      // Its viewer may have scrolled before anything listened; the next frame lays it out anyway.
      const frame = requestAnimationFrame(() => {
        if (scrollY > 0) positions.keep(page, { top: Math.round(scrollY) });
      });
      return () => cancelAnimationFrame(frame);
    }
    const led = leadTo(position);
    lead.current = led;
    return () => {
      led.stop();
      lead.current = null;
    };
    // Only another page moves its viewer; what else changes in the address stays where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, isBack ? key : '']);

  return useMemo(
    () => ({
      read: (row) => positions.of(page).rows[row] ?? 0,
      write: (row, left) =>
        positions.keep(page, { rows: { ...positions.of(page).rows, [row]: Math.round(left) } }),
    }),
    [positions, page],
  );
};

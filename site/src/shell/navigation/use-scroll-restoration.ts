import { tabStorage } from '@footlight/client';
import type { RowPositions } from '@footlight/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import {
  createPagePositions,
  isTop,
  type FocusedCard,
  type PagePosition,
} from '../../navigation/page-positions.js';

/** Time during which a growing page is scrolled to its restored position. */
const FOLLOW_MS = 30_000;
/** Input that stops the restoration. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

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

/** Whether the document was loaded by a new navigation rather than by a reload or history traversal. */
const isFreshLoad = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as readonly { readonly type?: string }[];
  return entry?.type === 'navigate';
};

interface Lead {
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

/** Restores a position as the page grows; stops at any input of the viewer. */
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
  for (const type of USER_INPUT) addEventListener(type, stop, { passive: true, signal: life.signal });
  life.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  step();
  return { isOver: () => life.signal.aborted, stop };
};

/**
 * Stores the position on each page of the history and restores it on back and forward navigation: scroll offset, row
 * offsets and the focused card. New pages start at the top; changes of the query keep the position.
 */
export const useScrollRestoration = (): RowPositions => {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const page = `${key} ${pathname}`;
  const [positions] = useState(() => {
    const restored = createPagePositions(tabStorage);
    // The first page of each load has the same key, so a stored position belongs to an earlier visit.
    if (isFreshLoad()) restored.forget(page);
    return restored;
  });
  const shown = useRef<string | null>(null);
  const lead = useRef<Lead | null>(null);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // Runs before the scroll below, whose events belong to the new page.
  useLayoutEffect(() => {
    const life = new AbortController();
    const listen = (type: string, listener: (event: Event) => void, target: EventTarget = document) =>
      target.addEventListener(type, listener, { passive: true, capture: true, signal: life.signal });
    const keepFocus = ({ target }: Event): void => {
      const focus = focusedCard(target);
      if (focus !== null) positions.keep(page, { focus });
    };
    listen('scroll', ({ target }) => {
      // Scroll events during the restoration are intermediate, so that leaving again keeps the original position.
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
      // Keyboard and screen reader users continue at the new content.
      document.getElementById('content')?.focus({ preventScroll: true });
      return undefined;
    }
    const position = positions.of(page);
    // A new page is at its top; reading `scrollY` would force a layout.
    if (isFirst && isTop(position)) {
      // The viewer may have scrolled before hydration; the next frame has a layout anyway.
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
    // Only the page and the history entry matter; other changes of the address keep the position.
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

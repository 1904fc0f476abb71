import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Lifted, RowBox } from './sorting.js';

/** A step in the move of the row that started at index `from`; both indices count from 0. */
export type SortingStep = {
  readonly kind: 'lifted' | 'moved' | 'putDown' | 'putBack';
  readonly from: number;
  readonly to: number;
};

export interface LiftedRowOptions {
  /** Unique keys of the rows, in their order. */
  readonly keys: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  /** Receives every step, to announce it in a live region. */
  readonly onStep: (step: SortingStep) => void;
}

/** The row of a list that is being moved, and the steps of its move. */
export const useLiftedRow = ({ keys, onMove, onStep }: LiftedRowOptions) => {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  /** The current value without waiting for a render, because pointer events can arrive faster. */
  const latest = useRef<Lifted | null>(null);
  const boxes = useRef<readonly RowBox[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);

  const show = useCallback((next: Lifted | null): void => {
    latest.current = next;
    setLifted(next);
  }, []);
  const rowAt = (at: number): Element | undefined => list.current?.children[at];
  const measure = (): void => {
    boxes.current = [...(list.current?.children ?? [])].map((row) => {
      const { offsetTop, offsetHeight } = row as HTMLElement;
      return { top: offsetTop, height: offsetHeight };
    });
  };

  // A change of the list cancels the move, because its indices then refer to other rows. Appended rows do not cancel
  // it.
  const names = keys.join('\n');
  const [known, setKnown] = useState({ names, isAppended: false });
  if (known.names !== names) {
    const isAppended = names.startsWith(`${known.names}\n`);
    setKnown({ names, isAppended });
    if (!isAppended) setLifted(null);
  }
  useLayoutEffect(() => {
    if (!known.isAppended) latest.current = null;
    else if (latest.current !== null) measure();
  }, [known]);
  // Moving its element in the list can take the focus from a dropped row.
  useLayoutEffect(() => {
    if (focused.current === null) return;
    rowAt(keys.indexOf(focused.current))?.querySelector<HTMLElement>('[data-handle]')?.focus();
    focused.current = null;
  });
  useEffect(() => {
    if (lifted?.by === 'keys') rowAt(lifted.from)?.scrollIntoView({ block: 'nearest' });
  }, [lifted]);

  const lift = (at: number): void => {
    measure();
    show({ from: at, to: at, by: 'keys', carried: 0 });
    onStep({ kind: 'lifted', from: at, to: at });
  };
  const moveTo = (to: number): void => {
    const { current } = latest;
    if (current === null || to === current.to || to < 0 || to >= keys.length) return;
    show({ ...current, to });
    onStep({ kind: 'moved', from: current.from, to });
  };
  const putDown = (): void => {
    const { current } = latest;
    if (current === null) return;
    const { from, to } = current;
    show(null);
    focused.current = keys[from] ?? null;
    onStep({ kind: 'putDown', from, to });
    if (to !== from) onMove(from, to);
  };
  const putBack = (): void => {
    const { current } = latest;
    if (current === null) return;
    show(null);
    onStep({ kind: 'putBack', from: current.from, to: current.from });
  };

  return { lifted, latest, boxes, list, show, measure, lift, moveTo, putDown, putBack };
};

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { placeOf, rowShift, type Lifted, type RowBox } from './sorting.js';
import { useEdgeScroll } from './use-edge-scroll.js';

/** Pointer movement below this distance is a press, not a drag. */
const DRAG_FROM_PX = 4;

/** A step in the move of the row that started at index `from`; both indices count from 0. */
export type SortingStep = {
  readonly kind: 'lifted' | 'moved' | 'putDown' | 'putBack';
  readonly from: number;
  readonly to: number;
};

export interface SortableOptions {
  /** Unique keys of the rows, in their order. */
  readonly keys: readonly string[];
  /** The scroll container, so that a row can be dragged beyond the visible area. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onMove: (from: number, to: number) => void;
  /** Receives every step, to announce it in a live region. */
  readonly onStep: (step: SortingStep) => void;
}

interface Carrying {
  readonly at: number;
  readonly startY: number;
  readonly startScroll: number;
  isDrag: boolean;
}

/** The index that a key moves the row at `to` to; null for other keys. */
const targetOf = (key: string, to: number, last: number): number | null => {
  if (key === 'ArrowUp') return to - 1;
  if (key === 'ArrowDown') return to + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
};

/**
 * Reordering of a single-column list: a handle is dragged, or pressed to lift its row, which arrow keys or buttons
 * beside it then move. The list itself does not change until the row is dropped.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements
 */
export const useSortable = ({ keys, scroller, onMove, onStep }: SortableOptions) => {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  /** The current value without waiting for a render, because pointer events can arrive faster. */
  const latestLifted = useRef<Lifted | null>(null);
  const boxes = useRef<readonly RowBox[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const carrying = useRef<Carrying | null>(null);
  const pointerY = useRef<number | null>(null);
  /** A drag ends with a click on the handle, which must not lift the row again. */
  const dragEnded = useRef(false);
  const focused = useRef<string | null>(null);

  const show = useCallback((next: Lifted | null): void => {
    latestLifted.current = next;
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
    if (!known.isAppended) latestLifted.current = null;
    else if (latestLifted.current !== null) measure();
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
    const { current } = latestLifted;
    if (current === null || to === current.to || to < 0 || to >= keys.length) return;
    show({ ...current, to });
    onStep({ kind: 'moved', from: current.from, to });
  };
  const putDown = (): void => {
    const { current } = latestLifted;
    if (current === null) return;
    const { from, to } = current;
    show(null);
    focused.current = keys[from] ?? null;
    onStep({ kind: 'putDown', from, to });
    if (to !== from) onMove(from, to);
  };
  const letGo = (): void => {
    carrying.current = null;
    pointerY.current = null;
  };
  const putBack = (): void => {
    const { current } = latestLifted;
    letGo();
    if (current === null) return;
    show(null);
    onStep({ kind: 'putBack', from: current.from, to: current.from });
  };

  const carry = useCallback(() => {
    const { current } = carrying;
    if (current?.isDrag !== true || pointerY.current === null) return;
    const { at, startY, startScroll } = current;
    const carried = pointerY.current - startY + (scroller.current?.scrollTop ?? 0) - startScroll;
    show({ from: at, to: placeOf(at, carried, boxes.current), by: 'pointer', carried });
  }, [scroller, show]);
  useEdgeScroll(lifted?.by === 'pointer', scroller, pointerY, carry);

  const rowProps = (at: number): { 'data-lifted'?: Lifted['by']; style?: CSSProperties } => {
    if (lifted === null) return {};
    return {
      ...(lifted.from === at ? { 'data-lifted': lifted.by } : {}),
      style: { translate: `0 ${rowShift(at, boxes.current, lifted)}px` },
    };
  };

  const handleProps = (at: number) => ({
    'data-handle': '',
    'aria-pressed': lifted?.from === at,
    onClick: (): void => {
      if (dragEnded.current) return;
      if (latestLifted.current?.from === at) putDown();
      else lift(at);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const { current } = latestLifted;
      if (current === null || current.from !== at) return;
      const target = targetOf(event.key, current.to, keys.length - 1);
      if (target === null && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (target === null) putBack();
      else moveTo(target);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const startScroll = scroller.current?.scrollTop ?? 0;
      carrying.current = { at, startY: event.clientY, startScroll, isDrag: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { current } = carrying;
      if (current === null || current.at !== at) return;
      pointerY.current = event.clientY;
      if (!current.isDrag && Math.abs(event.clientY - current.startY) > DRAG_FROM_PX) {
        measure();
        current.isDrag = true;
      }
      carry();
    },
    onPointerUp: (): void => {
      const isDrag = carrying.current?.isDrag === true;
      letGo();
      if (!isDrag) return;
      dragEnded.current = true;
      setTimeout(() => {
        dragEnded.current = false;
      });
      putDown();
    },
    onPointerCancel: putBack,
  });

  /** Moving the focus elsewhere drops the row at its current place. */
  const onRowBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
    const isElsewhere = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (latestLifted.current?.by === 'keys' && isElsewhere) putDown();
  };

  return { lifted, list, rowProps, handleProps, onRowBlur, moveTo };
};

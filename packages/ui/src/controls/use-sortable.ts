import {
  useCallback,
  useRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { placeOf, rowShift, type Lifted } from './sorting.js';
import { useEdgeScroll } from './use-edge-scroll.js';
import { useLiftedRow, type LiftedRowOptions } from './use-lifted-row.js';

/** Pointer movement below this distance is a press, not a drag. */
const DRAG_FROM_PX = 4;

export interface SortableOptions extends LiftedRowOptions {
  /** The scroll container, so that a row can be dragged beyond the visible area. */
  readonly scroller: RefObject<HTMLElement | null>;
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

/** Carries a row with the pointer. */
const useDrag = (row: ReturnType<typeof useLiftedRow>, scroller: SortableOptions['scroller']) => {
  const { lifted, boxes, show, measure, putDown } = row;
  const carrying = useRef<Carrying | null>(null);
  const pointerY = useRef<number | null>(null);
  /** A drag ends with a click on the handle, which must not lift the row again. */
  const hasJustEnded = useRef(false);

  const carry = useCallback(() => {
    const { current } = carrying;
    if (current?.isDrag !== true || pointerY.current === null) return;
    const { at, startY, startScroll } = current;
    const carried = pointerY.current - startY + (scroller.current?.scrollTop ?? 0) - startScroll;
    show({ from: at, to: placeOf(at, carried, boxes.current), by: 'pointer', carried });
  }, [scroller, show, boxes]);
  useEdgeScroll(lifted?.by === 'pointer', scroller, pointerY, carry);

  const letGo = (): void => {
    carrying.current = null;
    pointerY.current = null;
  };
  const pointerProps = (at: number) => ({
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
      hasJustEnded.current = true;
      setTimeout(() => {
        hasJustEnded.current = false;
      });
      putDown();
    },
  });
  return { hasJustEnded, letGo, pointerProps };
};

/**
 * Reordering of a single-column list: a handle is dragged, or pressed to lift its row, which arrow keys or buttons
 * beside it then move. The list itself does not change until the row is dropped.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/dragging-movements
 */
export const useSortable = ({ scroller, ...options }: SortableOptions) => {
  const row = useLiftedRow(options);
  const { lifted, latest, boxes, list, lift, moveTo, putDown } = row;
  const { hasJustEnded, letGo, pointerProps } = useDrag(row, scroller);
  const putBack = (): void => {
    letGo();
    row.putBack();
  };

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
      if (hasJustEnded.current) return;
      if (latest.current?.from === at) putDown();
      else lift(at);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const { current } = latest;
      if (current === null || current.from !== at) return;
      const target = targetOf(event.key, current.to, options.keys.length - 1);
      if (target === null && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (target === null) putBack();
      else moveTo(target);
    },
    ...pointerProps(at),
    onPointerCancel: putBack,
  });

  /** Moving the focus elsewhere drops the row at its current place. */
  const onRowBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
    const isElsewhere = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (latest.current?.by === 'keys' && isElsewhere) putDown();
  };

  return { lifted, list, rowProps, handleProps, onRowBlur, moveTo };
};

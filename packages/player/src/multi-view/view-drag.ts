/** A view that is being dragged. */
export interface DraggedView {
  readonly key: string;
  /** Offset from its original position, in screen pixels. */
  readonly x: number;
  readonly y: number;
  /** Key of the view that it would swap places with. */
  readonly over: string | null;
}

export interface DragParts {
  /** Key of the view at a point of the screen, ignoring the dragged one. */
  keyAt(x: number, y: number, dragged: string): string | null;
  /** Null when nothing is dragged any more. */
  moved(drag: DraggedView | null): void;
  dropped(key: string, over: string): void;
}

/** Pixels that a pointer has to move for a press to become a drag. */
const THRESHOLD = 8;

interface Press {
  readonly pointerId: number;
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** Dragging of a view onto another one: with a mouse by the picture, by touch with the handle. */
export class ViewDrag {
  readonly #parts: DragParts;
  #press: Press | null = null;
  #drag: DraggedView | null = null;
  /** The click that ends a drag must not count as a click on the picture. */
  #hasJustDropped = false;

  constructor(parts: DragParts) {
    this.#parts = parts;
  }

  /** Whether the current click ended a drag; resets the flag. */
  takeDrop(): boolean {
    const dropped = this.#hasJustDropped;
    this.#hasJustDropped = false;
    return dropped;
  }

  begin(event: PointerEvent, key: string): void {
    this.#hasJustDropped = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.#press = { pointerId: event.pointerId, key, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press === null || press.pointerId !== event.pointerId) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (this.#drag === null && Math.hypot(x, y) < THRESHOLD) return;
    if (this.#drag === null && event.currentTarget instanceof Element)
      event.currentTarget.setPointerCapture(press.pointerId);
    const over = this.#parts.keyAt(event.clientX, event.clientY, press.key);
    this.#drag = { key: press.key, x, y, over };
    this.#parts.moved(this.#drag);
  }

  end(): void {
    const drag = this.#drag;
    this.cancel();
    this.#hasJustDropped = drag !== null;
    if (drag?.over !== null && drag !== null) this.#parts.dropped(drag.key, drag.over);
  }

  /** @returns whether a drag was in progress */
  cancel(): boolean {
    const wasDragging = this.#drag !== null;
    this.#press = null;
    this.#drag = null;
    if (wasDragging) this.#parts.moved(null);
    return wasDragging;
  }
}

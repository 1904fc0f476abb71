/** A view under way: where it is, and over which other one. */
export interface DraggedView {
  readonly key: string;
  /** Pixels from where it stood, on the screen. */
  readonly x: number;
  readonly y: number;
  /** Key of the view that it would change places with. */
  readonly over: string | null;
}

export interface DragParts {
  /** Key of the view at a place of the screen, other than the one that is dragged. */
  keyAt(x: number, y: number, dragged: string): string | null;
  /** Null where nothing is dragged any more. */
  moved(drag: DraggedView | null): void;
  dropped(key: string, over: string): void;
}

/** Pixels that a pointer moves before it drags and no longer presses. */
const THRESHOLD = 8;

interface Press {
  readonly pointerId: number;
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** Lets a view be dragged onto another: with the mouse by its picture, with a finger by its handle. */
export class ViewDrag {
  readonly #parts: DragParts;
  #press: Press | null = null;
  #drag: DraggedView | null = null;
  /** The press that ends a drag is no press on the picture. */
  #hasJustDropped = false;

  constructor(parts: DragParts) {
    this.#parts = parts;
  }

  /** Whether the click that is being heard ended a drag; asked once. */
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

  /** @returns whether anything was being dragged */
  cancel(): boolean {
    const wasDragging = this.#drag !== null;
    this.#press = null;
    this.#drag = null;
    if (wasDragging) this.#parts.moved(null);
    return wasDragging;
  }
}

import { ViewDrag, type DraggedView } from './view-drag.js';

export interface ViewPointerParts {
  root(): ShadowRoot;
  isFullscreen(key: string): boolean;
  choose(key: string): void;
  fillScreen(key: string): void;
  /** Swaps the places of two views. */
  swap(key: string, other: string): void;
  moved(drag: DraggedView | null): void;
}

/** Key of the view that an event occurred in; null outside all views. */
export const keyOfEvent = (event: Event): string | null => {
  const tile = event
    .composedPath()
    .find((node) => node instanceof HTMLElement && node.classList.contains('view'));
  return tile instanceof HTMLElement ? (tile.dataset['key'] ?? null) : null;
};

const isOn = (event: Event, selector: string): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(selector));

const BUTTONS = 'button, a, input';

/** Mouse and touch input on the views: a press selects one, a double press shows it in full screen, a drag moves it. */
export class ViewPointer {
  readonly #parts: ViewPointerParts;
  readonly #drag: ViewDrag;

  constructor(parts: ViewPointerParts) {
    this.#parts = parts;
    this.#drag = new ViewDrag({
      keyAt: (x, y, dragged) => this.#keyAt(x, y, dragged),
      moved: (drag) => parts.moved(drag),
      dropped: (key, over) => parts.swap(key, over),
    });
  }

  /** A press on a view selects it, unless it is on a button. */
  readonly press = (event: MouseEvent): void => {
    const key = keyOfEvent(event);
    if (!this.#drag.takeDrop() && key !== null && !isOn(event, BUTTONS)) this.#parts.choose(key);
  };

  readonly doublePress = (event: MouseEvent): void => {
    const key = keyOfEvent(event);
    if (key !== null && !isOn(event, BUTTONS)) this.#parts.fillScreen(key);
  };

  readonly down = (event: PointerEvent): void => {
    const key = keyOfEvent(event);
    if (key === null || this.#parts.isFullscreen(key)) return;
    const isByMouse = event.pointerType === 'mouse' && !isOn(event, BUTTONS);
    if (isByMouse || isOn(event, '.grip')) this.#drag.begin(event, key);
  };

  readonly move = (event: PointerEvent): void => this.#drag.move(event);

  readonly up = (): void => this.#drag.end();

  /** @returns whether a drag was in progress */
  readonly cancel = (): boolean => this.#drag.cancel();

  #keyAt(x: number, y: number, dragged: string): string | null {
    const keys = this.#parts
      .root()
      .elementsFromPoint(x, y)
      .flatMap((element) => element.closest<HTMLElement>('.view')?.dataset['key'] ?? []);
    return keys.find((key) => key !== dragged) ?? null;
  }
}

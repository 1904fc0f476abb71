import { arrange, type Arrangement, type MultiViewLayout } from './layout.js';
import { sizeObserver } from '../core/size-observer.js';

export interface ViewsBoxParts {
  box(): HTMLElement;
  layout(): MultiViewLayout;
  isFullscreen(): boolean;
  changed(): void;
}

/** Pixels. */
interface Size {
  readonly width: number;
  /** Null if the height is not limited. */
  readonly height: number | null;
}

/** Measures the container of the views and arranges the views in it. */
export class ViewsBox {
  readonly #parts: ViewsBoxParts;
  // Deferred to the next frame: rendering for the new size in the same round would cause a ResizeObserver loop.
  readonly #resized = sizeObserver(() => requestAnimationFrame(() => this.measure()));
  #size: Size | null = null;

  constructor(parts: ViewsBoxParts) {
    this.#parts = parts;
  }

  arrangement(): Arrangement {
    const { width, height } = this.#size ?? { width: 0, height: null };
    return arrange(this.#parts.layout(), width, height);
  }

  observe(): void {
    if (this.#size === null) this.measure();
    this.#resized.observe(this.#parts.box());
  }

  stop(): void {
    this.#resized.disconnect();
  }

  measure(): void {
    const box = this.#parts.box();
    const { clientWidth: width, clientHeight } = box;
    const most = Number.parseFloat(getComputedStyle(box).maxBlockSize);
    const natural = arrange(this.#parts.layout(), width, null).height;
    const height = this.#parts.isFullscreen() ? clientHeight : natural > most ? most : null;
    if (width === this.#size?.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#parts.changed();
  }
}

import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { ChevronsLeft, ChevronsRight, FastForward } from 'lucide';
import type { TimeRange } from '../../store/player-state.js';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';
import { scrubTo } from '../timeline/scrub.js';
import { STEP_SECONDS, dragOf, draggedTo, zoneAt, type Zone } from './touch-rules.js';

/** Two taps within this time are a double tap; each further tap within it seeks again. */
const DOUBLE_TAP_MS = 350;
const RIPPLE_MS = 700;
const HOLD_MS = 500;
const HOLD_RATE = 2;

interface Tap {
  readonly zone: Zone;
  readonly at: number;
}

/** A finger on the picture. */
interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Media time when the finger was put down, seconds. */
  readonly from: number;
}

const isTouch = (event: Event): event is PointerEvent =>
  event instanceof PointerEvent && event.pointerType === 'touch';

/**
 * Touch gestures on the picture. A tap shows or hides the controls. A double tap at a side seeks by ten seconds, and
 * each further tap by ten more. A horizontal drag seeks, and a long press plays at double speed. A vertical drag
 * scrolls the page.
 *
 * @csspart ripple - feedback for a double tap, at the side that was tapped
 * @csspart held-rate - sign for double speed during a long press
 */
export class TouchGestures extends PlayerControl {
  /** Sum of the seeks by taps, seconds; negative backwards. */
  @state() private leap = 0;
  @state() private isHolding = false;
  #finger: Finger | null = null;
  #isDragging = false;
  /** Whether the press was a drag or a long press; the click that may follow is then ignored. */
  #isHandled = false;
  #lastTap: Tap | null = null;
  #wasTouched = false;
  #rateBefore = 1;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #life = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    const picture = this.closest('.stage')?.querySelector<HTMLElement>('.picture');
    if (picture == null) return;
    this.#life = new AbortController();
    const { signal } = this.#life;
    const first = { signal, capture: true };
    picture.dataset['touch'] = '';
    signal.addEventListener('abort', () => delete picture.dataset['touch']);
    picture.addEventListener('pointerdown', this.#down, { signal });
    picture.addEventListener('pointermove', this.#move, { signal });
    picture.addEventListener('pointerup', this.#up, { signal });
    picture.addEventListener('pointercancel', this.#cancel, { signal });
    picture.addEventListener('click', this.#click, first);
    picture.addEventListener('dblclick', this.#doubleClick, first);
    picture.addEventListener('contextmenu', this.#menu, first);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#life.abort();
    this.#cancel();
    clearTimeout(this.#fading);
  }

  protected override render() {
    const { t } = this.context;
    const count = Math.abs(this.leap);
    const label = t(this.leap < 0 ? 'playerSeekBack' : 'playerSeekForward', { count });
    return html`
      <span class="announcer" role="status">${this.leap === 0 ? nothing : label}</span>
      ${
        this.leap === 0
          ? nothing
          : html`<div
              class="ripple"
              part="ripple"
              dir="ltr"
              data-side=${this.leap < 0 ? 'left' : 'right'}
              aria-hidden="true"
            >
              ${icon(this.leap < 0 ? ChevronsLeft : ChevronsRight)}
              <bdi>${label}</bdi>
            </div>`
      }
      ${
        this.isHolding
          ? html`<div class="held-rate" part="held-rate">
              ${t('playerSpeedTimes', { rate: HOLD_RATE })}${icon(FastForward)}
            </div>`
          : nothing
      }
    `;
  }

  get #extent(): TimeRange {
    const { live, duration } = this.context.player.store.get();
    return live === null ? { start: 0, end: duration ?? 0 } : { start: live.windowStart, end: live.edge };
  }

  readonly #down = (event: PointerEvent): void => {
    this.#wasTouched = isTouch(event);
    this.#isHandled = false;
    // A second finger cancels the gesture of the first.
    if (this.#finger !== null) this.#cancel();
    else if (isTouch(event) && this.context.player.store.get().status === 'ready') {
      const { currentTime } = this.context.player.store.get();
      this.#finger = { id: event.pointerId, x: event.clientX, y: event.clientY, from: currentTime };
      this.#holding = setTimeout(this.#hold, HOLD_MS);
    }
  };

  readonly #move = (event: PointerEvent): void => {
    const finger = this.#finger;
    if (finger?.id !== event.pointerId || this.isHolding) return;
    const picture = event.currentTarget as HTMLElement;
    const [x, y] = [event.clientX - finger.x, event.clientY - finger.y];
    const drag = dragOf(x, y);
    if (drag !== null) clearTimeout(this.#holding);
    if (!this.#isDragging) {
      if (drag !== 'along' || this.#extent.end <= this.#extent.start) return;
      picture.setPointerCapture(event.pointerId);
      this.#isDragging = true;
      this.#isHandled = true;
    }
    const width = picture.clientWidth;
    if (width > 0) this.context.controls.set({ scrub: draggedTo(finger.from, x / width, this.#extent) });
  };

  readonly #up = (event: PointerEvent): void => {
    if (this.#finger?.id !== event.pointerId) return;
    const { scrub } = this.context.controls.get();
    const wasDragging = this.#isDragging;
    this.#rest();
    if (wasDragging && scrub !== null) scrubTo(this.context, scrub);
  };

  readonly #cancel = (): void => {
    if (this.#isDragging) this.context.controls.set({ scrub: null });
    this.#rest();
  };

  #rest(): void {
    clearTimeout(this.#holding);
    this.#finger = null;
    this.#isDragging = false;
    if (!this.isHolding) return;
    this.isHolding = false;
    this.context.player.media.playbackRate = this.#rateBefore;
  }

  /** The speed is temporary and must not be saved as the viewer's choice, so `setRate` is not used. */
  readonly #hold = (): void => {
    const { media, store } = this.context.player;
    const { isPlaying, live, playbackRate } = store.get();
    if (!isPlaying || live !== null || playbackRate >= HOLD_RATE) return;
    this.#isHandled = true;
    this.isHolding = true;
    this.#rateBefore = playbackRate;
    media.playbackRate = HOLD_RATE;
  };

  readonly #click = (event: MouseEvent): void => {
    if (!isTouch(event)) return;
    event.stopPropagation();
    if (this.#isHandled || this.context.player.store.get().status !== 'ready') return;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const zone = zoneAt((event.clientX - box.left) / box.width);
    const before = this.#lastTap;
    const isAgain = before?.zone === zone && event.timeStamp - before.at < DOUBLE_TAP_MS;
    this.#lastTap = { zone, at: event.timeStamp };
    if (!isAgain) this.#toggleControls();
    else if (zone === 'middle') this.#toggleScreen();
    else this.#leapOn(zone === 'back' ? -STEP_SECONDS : STEP_SECONDS);
  };

  /** Browsers also fire `dblclick` for a double tap, which would toggle full screen. */
  readonly #doubleClick = (event: MouseEvent): void => {
    if (this.#wasTouched) event.stopPropagation();
  };

  readonly #menu = (event: MouseEvent): void => {
    if (this.#wasTouched) event.preventDefault();
  };

  #toggleControls(): void {
    const { controls, player } = this.context;
    if (controls.get().visible) player.visibility.hide();
    else player.visibility.show();
  }

  #toggleScreen(): void {
    this.#lastTap = null;
    this.command('setFullscreen', { on: !this.context.player.store.get().fullscreen });
  }

  #leapOn(by: number): void {
    this.context.player.visibility.hide();
    this.leap = Math.sign(this.leap) === Math.sign(by) ? this.leap + by : by;
    this.command('seek', { by });
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.leap = 0), RIPPLE_MS);
  }
}

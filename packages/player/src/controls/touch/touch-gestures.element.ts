import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { ChevronsLeft, ChevronsRight, FastForward } from 'lucide';
import type { TimeRange } from '../../store/player-state.js';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';
import { scrubTo } from '../timeline/scrub.js';
import { STEP_SECONDS, dragOf, draggedTo, zoneAt, type Zone } from './touch-rules.js';

/** Two taps within it are one double tap; each further tap within it goes on. */
const DOUBLE_TAP_MS = 350;
const RIPPLE_MS = 700;
const HOLD_MS = 500;
const HELD_RATE = 2;

interface Tap {
  readonly zone: Zone;
  readonly at: number;
}

/** A finger on the picture. */
interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Of the media, seconds. */
  readonly from: number;
}

const isTouch = (event: Event): event is PointerEvent =>
  event instanceof PointerEvent && event.pointerType === 'touch';

/**
 * What fingers do on the picture: a tap shows the controls or sends them away, two at a side go ten seconds
 * that way and each further one ten more, a drag along the picture goes through it, a long press plays at
 * double speed. A drag across it scrolls the page.
 *
 * @csspart ripple - answers a double tap, at the side that was tapped
 * @csspart held-rate - says that it plays at double speed while held
 */
export class TouchGestures extends PlayerControl {
  /** Seconds that the taps have added up to, negative to the back. */
  @state() private leap = 0;
  @state() private isHeld = false;
  #finger: Finger | null = null;
  #isDragging = false;
  /** The press was a drag or a hold: the click that may follow is none. */
  #isSpent = false;
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
    const words = t(this.leap < 0 ? 'playerSeekBack' : 'playerSeekForward', { count });
    return html`
      <span class="announcer" role="status">${this.leap === 0 ? nothing : words}</span>
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
              <bdi>${words}</bdi>
            </div>`
      }
      ${
        this.isHeld
          ? html`<div class="held-rate" part="held-rate">
              ${t('playerSpeedTimes', { rate: HELD_RATE })}${icon(FastForward)}
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
    this.#isSpent = false;
    // A second finger ends what the first was doing.
    if (this.#finger !== null) this.#cancel();
    else if (isTouch(event) && this.context.player.store.get().status === 'ready') {
      const { currentTime } = this.context.player.store.get();
      this.#finger = { id: event.pointerId, x: event.clientX, y: event.clientY, from: currentTime };
      this.#holding = setTimeout(this.#hold, HOLD_MS);
    }
  };

  readonly #move = (event: PointerEvent): void => {
    const finger = this.#finger;
    if (finger?.id !== event.pointerId || this.isHeld) return;
    const picture = event.currentTarget as HTMLElement;
    const [x, y] = [event.clientX - finger.x, event.clientY - finger.y];
    const drag = dragOf(x, y);
    if (drag !== null) clearTimeout(this.#holding);
    if (!this.#isDragging) {
      if (drag !== 'along' || this.#extent.end <= this.#extent.start) return;
      picture.setPointerCapture(event.pointerId);
      this.#isDragging = true;
      this.#isSpent = true;
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
    if (!this.isHeld) return;
    this.isHeld = false;
    this.context.player.media.playbackRate = this.#rateBefore;
  }

  /** A speed for as long as the finger stays is no choice to be kept, so it is no `setRate`. */
  readonly #hold = (): void => {
    const { media, store } = this.context.player;
    const { isPlaying, live, playbackRate } = store.get();
    if (!isPlaying || live !== null || playbackRate >= HELD_RATE) return;
    this.#isSpent = true;
    this.isHeld = true;
    this.#rateBefore = playbackRate;
    media.playbackRate = HELD_RATE;
  };

  readonly #click = (event: MouseEvent): void => {
    if (!isTouch(event)) return;
    event.stopPropagation();
    if (this.#isSpent || this.context.player.store.get().status !== 'ready') return;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const zone = zoneAt((event.clientX - box.left) / box.width);
    const before = this.#lastTap;
    const isAgain = before?.zone === zone && event.timeStamp - before.at < DOUBLE_TAP_MS;
    this.#lastTap = { zone, at: event.timeStamp };
    if (!isAgain) this.#toggleControls();
    else if (zone === 'middle') this.#toggleScreen();
    else this.#leapOn(zone === 'back' ? -STEP_SECONDS : STEP_SECONDS);
  };

  /** Browsers tell of a double tap as of a double click, which fills the screen. */
  readonly #doubleClick = (event: MouseEvent): void => {
    if (this.#wasTouched) event.stopPropagation();
  };

  readonly #menu = (event: MouseEvent): void => {
    if (this.#wasTouched) event.preventDefault();
  };

  #toggleControls(): void {
    const { controls, visibility } = this.context;
    if (controls.get().visible) visibility?.hide();
    else visibility?.show();
  }

  #toggleScreen(): void {
    this.#lastTap = null;
    this.command('setFullscreen', { on: !this.context.player.store.get().fullscreen });
  }

  #leapOn(by: number): void {
    this.context.visibility?.hide();
    this.leap = Math.sign(this.leap) === Math.sign(by) ? this.leap + by : by;
    this.command('seek', { by });
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.leap = 0), RIPPLE_MS);
  }
}

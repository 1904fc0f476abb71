import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { shallowEqual } from '../store/store.js';
import type { Cue, CueSettings } from '../text/cue.js';
import type { CaptionPosition } from '@footlight/player-contract';
import { placeCues, type Box, type RenderedCue } from './cue-layout.js';
import { sizeObserver } from '../core/size-observer.js';

/** Controls over the picture that must not overlap with cues. */
const OBSTACLES = '.controls [part~="seek-bar"], .controls .row, .ad-row';
/** Gap between cues and controls, pixels. */
const GAP = 6;

const OWN_LINE: Readonly<Record<CaptionPosition, CueSettings['line']>> = {
  bottom: null,
  middle: { value: 50, unit: 'percent' },
  top: { value: 0, unit: 'lines' },
};

type Host = ReactiveControllerHost & HTMLElement;

/** The element of a cue. Not `cue`, which WebKit’s elements reflect as a boolean attribute. */
type CueBox = HTMLElement & { shownCue: Cue };

/** Measures the rendered cues and places them, and again when the size of the player or its controls changes. */
export class CuePlacement implements ReactiveController {
  readonly #host: Host;
  #watch: ReturnType<typeof sizeObserver> | undefined;
  #watched: readonly Element[] = [];

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    // Deferred to the next frame: placing cues within this one would trigger the observer again, in a loop.
    this.#watch = sizeObserver(() => requestAnimationFrame(() => this.#host.requestUpdate()));
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
    this.#watched = [];
  }

  /** @param position where to place cues that have no line of their own */
  place(position: CaptionPosition, hasControls: boolean): void {
    const stage = this.#host.querySelector('.captions');
    const obstacles = hasControls ? this.#obstacles() : [];
    this.#observe(stage === null ? [] : [stage, ...obstacles]);
    const elements = [...this.#host.querySelectorAll<CueBox>('.captions > .cue')];
    if (stage === null || elements.length === 0) return;
    const area = stage.getBoundingClientRect();
    const boxOf = (element: Element): Box => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x - area.x, y: y - area.y, width, height };
    };
    const rendered = elements.map((element): RenderedCue => {
      const { settings } = element.shownCue;
      const line = settings.line ?? (settings.vertical === null ? OWN_LINE[position] : null);
      const lineAlign = settings.line === null && position === 'middle' ? 'center' : settings.lineAlign;
      return {
        settings: { vertical: settings.vertical, line, lineAlign },
        box: boxOf(element),
        lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
      };
    });
    const places = placeCues(rendered, area, obstacles.map(boxOf).map(roomy));
    for (const [at, element] of elements.entries()) this.#move(element, places[at]);
  }

  #obstacles(): Element[] {
    const root = this.#host.getRootNode();
    return 'host' in root ? [...(root as ShadowRoot).querySelectorAll(OBSTACLES)] : [];
  }

  #move(element: CueBox, place: Box | undefined): void {
    if (place === undefined) return;
    const isColumn = element.shownCue.settings.vertical !== null;
    element.style.setProperty(isColumn ? 'left' : 'top', `${String(isColumn ? place.x : place.y)}px`);
    if (element.dataset['placed'] !== undefined) return;
    // Forces a layout before the cue gets its transition, so that it appears in place and only later moves animate.
    element.getBoundingClientRect();
    element.dataset['placed'] = '';
  }

  /** Controls render on their own schedule and resize with the player. */
  #observe(elements: readonly Element[]): void {
    if (shallowEqual(elements, this.#watched)) return;
    this.#watch?.disconnect();
    this.#watched = elements;
    for (const element of elements) this.#watch?.observe(element);
  }
}

const roomy = ({ x, y, width, height }: Box): Box => ({
  x,
  y: y - GAP,
  width,
  height: height + 2 * GAP,
});

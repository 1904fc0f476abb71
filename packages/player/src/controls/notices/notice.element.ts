import { ReactiveElement, type PropertyValues } from '@lit/reactive-element';
import { property } from 'lit/decorators.js';
import { Play, Volume2, type IconNode } from 'lucide';
import { createElement, showChildren } from '../../base/create-element.js';
import { reflectText } from '../../base/tolerant-element.js';
import { StoreController } from '../../store/store-controller.js';
import { command } from '../command.js';
import { drawIcon } from '../icon-drawing.js';
import type { PlayerContext } from '../player-context.js';

/**
 * Overlays of the picture: the first play button, the loading indicator, an error with one action, and the button for
 * sound that the browser blocked. It is there before the core, and with it before the library of templates.
 *
 * @csspart start-button - the large play button
 * @csspart loading - the lamps shown while waiting
 * @csspart sound-button - turns on the sound that the browser blocked
 */
export class PlayerNotice extends ReactiveElement {
  @property({ attribute: false }) context!: PlayerContext;

  readonly #state = new StoreController(
    this,
    () => this.context.player.store,
    ({
      status,
      error,
      paused,
      hasStarted,
      waiting,
      seeking,
      autoplayBlocked,
      mutedByAutoplay,
      muted,
      ended,
      reconnecting,
    }) => ({
      status,
      error,
      reconnecting,
      offersPlay: status === 'ready' && paused && (!hasStarted || autoplayBlocked),
      waits: status === 'loading' || ((waiting || seeking) && !paused) || reconnecting,
      offersSound: mutedByAutoplay && muted && !ended,
    }),
  );

  readonly #controls = new StoreController(
    this,
    () => this.context.controls,
    ({ waitsForPlay, isQuiet, hasCore, lazyParts }) => ({ waitsForPlay, isQuiet, hasCore, lazyParts }),
  );

  /** What is shown, by its class. An element stays the same as long as it is shown, and so keeps the focus. */
  #shown: ReadonlyMap<string, HTMLElement> = new Map();

  protected override createRenderRoot(): this {
    return this;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const { error, waits, offersSound, status } = this.#state.value;
    const { waitsForPlay, isQuiet, hasCore, lazyParts } = this.#controls.value;
    const offersPlay = this.#state.value.offersPlay || waitsForPlay || (isQuiet && status === 'loading');
    const shown = new Map<string, HTMLElement>();
    const show = (name: string, create: () => HTMLElement): HTMLElement => {
      const element = this.#shown.get(name) ?? create();
      shown.set(name, element);
      return element;
    };
    if (error === null) {
      if (offersPlay) this.#labelStart(show('start', this.#createStart));
      if (waits && !offersPlay) this.#labelLamps(show('lamps', createLamps));
      if (offersSound) this.#labelSound(show('sound', this.#createSound));
    } else if (!hasCore || lazyParts === 'lost') this.#labelError(show('fault', this.#createError));
    else if (lazyParts === 'here') {
      // It comes with the lazily loaded parts.
      const element = show('error', () => document.createElement('footlight-player-fault'));
      Object.assign(element, { context: this.context });
    }
    this.#shown = shown;
    showChildren(this, [...shown.values()]);
  }

  readonly #createStart = (): HTMLElement =>
    createButton(
      { class: 'start', part: 'start-button', 'aria-describedby': 'start-words' },
      this.#play,
      Play,
    );

  #labelStart(start: HTMLElement): void {
    reflectText(start, 'aria-label', this.context.t('playerPlay'));
  }

  #labelLamps(lamps: HTMLElement): void {
    const { status, reconnecting } = this.#state.value;
    const { t } = this.context;
    reflectText(lamps, 'aria-label', t(status === 'loading' ? 'playerLoading' : 'playerBuffering'));
    const words = lamps.querySelector('span');
    if (!reconnecting) words?.remove();
    else if (words === null) lamps.append(createElement('span', {}, t('playerReconnecting')));
  }

  readonly #createSound = (): HTMLElement => {
    const sound = createButton({ class: 'sound', part: 'sound-button' }, this.#soundOn, Volume2);
    sound.append(createElement('span'));
    return sound;
  };

  #labelSound({ lastChild }: HTMLElement): void {
    write(lastChild, this.context.t('playerUnmute'));
  }

  /** The code of the player failed to load. The messages for specific errors are not available either. */
  readonly #createError = (): HTMLElement =>
    createElement(
      'div',
      { class: 'fault', part: 'error', role: 'alert' },
      createElement('h2', { part: 'error-title' }),
      createElement('p', { part: 'error-message' }),
      createElement(
        'slot',
        { name: 'error-action' },
        createButton({ class: 'retry', part: 'retry-button' }, this.#play),
      ),
    );

  #labelError({ children: [title, message, action] }: HTMLElement): void {
    const { t } = this.context;
    write(title, t('playerErrorTitle'));
    write(message, t('playerErrorNetwork'));
    write(action?.firstChild, t('playerRetry'));
  }

  readonly #play = (): void => command(this.context, 'play', {});

  readonly #soundOn = (): void => {
    const { nextVolume } = this.context.player.store.get();
    command(this.context, 'setVolume', { muted: false, volume: nextVolume });
  };
}

const write = (node: Node | null | undefined, text: string): void => {
  if (node && node.textContent !== text) node.textContent = text;
};

const createButton = (
  attributes: Readonly<Record<string, string>>,
  press: () => void,
  ...icons: readonly IconNode[]
): HTMLElement => {
  const button = createElement('button', { type: 'button', ...attributes }, ...icons.map(drawIcon));
  button.addEventListener('click', press);
  return button;
};

const createLamps = (): HTMLElement =>
  createElement(
    'div',
    { class: 'lamps', part: 'loading', role: 'img' },
    createElement('i'),
    createElement('i'),
    createElement('i'),
  );

declare global {
  interface HTMLElementTagNameMap {
    'footlight-player-notice': PlayerNotice;
  }
}

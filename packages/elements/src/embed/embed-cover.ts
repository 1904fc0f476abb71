import { clockTime, directionOf, embedLabels } from '@footlight/i18n';

const SVG = 'http://www.w3.org/2000/svg';
/** The player's own play icon, from Lucide. */
const PLAY = 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z';

const element = <N extends keyof HTMLElementTagNameMap>(name: N, part: string): HTMLElementTagNameMap[N] => {
  const made = document.createElement(name);
  made.className = part;
  made.setAttribute('part', part);
  return made;
};

const playIcon = (): SVGElement => {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PLAY);
  drawing.append(path);
  return drawing;
};

export interface CoverActs {
  /** Called when the viewer presses the play button. */
  readonly play: () => void;
  /** Called when the viewer presses the retry button. */
  readonly retry: () => void;
}

/**
 * Covers the frame until the player responds: a poster or a plain background, the large play button (PLAY-13), or an
 * error message when no player responds.
 */
export class EmbedCover {
  readonly box = element('div', 'cover');
  readonly #poster = element('img', 'poster');
  readonly #start = element('button', 'start');
  readonly #startWords = element('p', 'start-words');
  readonly #error = element('div', 'error');
  readonly #words = document.createElement('p');
  readonly #retry = element('button', 'retry');

  constructor({ play, retry }: CoverActs) {
    this.#poster.alt = '';
    this.#poster.hidden = true;
    this.#poster.addEventListener('error', () => (this.#poster.hidden = true));
    this.#error.setAttribute('role', 'alert');
    this.#error.hidden = true;
    this.#retry.type = 'button';
    this.#retry.addEventListener('click', retry);
    this.#error.append(this.#words, this.#retry);
    this.#start.type = 'button';
    this.#start.setAttribute('part', 'start-button');
    this.#start.append(playIcon());
    // The button's accessible name already contains this text.
    this.#startWords.ariaHidden = 'true';
    this.hideStart();
    this.box.addEventListener('click', ({ target }) => {
      const isOffered = this.offersStart && this.#start.ariaBusy !== 'true';
      const isOn = target instanceof Node && (target === this.box || this.#onPicture(target));
      if (isOffered && isOn) play();
    });
    this.box.append(this.#poster, this.#start, this.#startWords, document.createElement('slot'), this.#error);
  }

  /** Whether the cover is visible without an error. */
  get isWaiting(): boolean {
    return this.box.hidden === false && this.#error.hidden === true;
  }

  get offersStart(): boolean {
    return !this.#start.hidden;
  }

  focusStart(options?: FocusOptions): void {
    this.#start.focus(options);
  }

  /** Whether the play button has the keyboard's focus. */
  get hasFocus(): boolean {
    return this.#start.matches(':focus');
  }

  /** @param resumesFrom position in seconds; null when it starts from the beginning */
  offerStart(language: string, resumesFrom: number | null): void {
    const t = embedLabels(language);
    const words = resumesFrom === null ? '' : t('embedResumeFrom', { time: clockTime(resumesFrom) });
    this.#start.ariaLabel = words === '' ? t('embedPlay') : words;
    this.#start.hidden = false;
    this.#startWords.textContent = words;
    this.#startWords.hidden = words === '';
    this.#startWords.dir = directionOf(language);
    this.#startWords.lang = language;
  }

  /** The button has been pressed and the player is loading. */
  showStarting(): void {
    this.#start.ariaBusy = 'true';
  }

  hideStart(): void {
    this.#start.ariaBusy = 'false';
    this.#start.hidden = true;
    this.#startWords.hidden = true;
  }

  showPoster(address: string | null): void {
    this.#poster.hidden = address === null;
    if (address === null) this.#poster.removeAttribute('src');
    else this.#poster.src = address;
  }

  showWaiting(): void {
    this.box.hidden = false;
    this.#error.hidden = true;
  }

  /** @param isRefused whether the service does not allow this page to embed its player, so that a retry cannot help */
  showError(language: string, isRefused: boolean): void {
    const t = embedLabels(language);
    this.#words.textContent = t(isRefused ? 'embedRefused' : 'embedUnreachable');
    this.#retry.hidden = isRefused;
    this.#retry.textContent = t('embedRetry');
    this.#error.dir = directionOf(language);
    this.#error.lang = language;
    this.box.hidden = false;
    this.#error.hidden = false;
  }

  hide(): void {
    this.box.hidden = true;
  }

  #onPicture(target: Node): boolean {
    return target === this.#poster || this.#start.contains(target);
  }
}

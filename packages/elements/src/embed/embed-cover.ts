import { directionOf, embedWords } from '@footlight/i18n';

const element = <N extends keyof HTMLElementTagNameMap>(name: N, part: string): HTMLElementTagNameMap[N] => {
  const made = document.createElement(name);
  made.className = part;
  made.setAttribute('part', part);
  return made;
};

/** What stands there until the player does: a picture or a quiet ground, and words when none comes. */
export class EmbedCover {
  readonly box = element('div', 'cover');
  readonly #poster = element('img', 'poster');
  readonly #error = element('div', 'error');
  readonly #words = document.createElement('p');
  readonly #retry = element('button', 'retry');

  /** @param retry the viewer wants to try again */
  constructor(retry: () => void) {
    this.#poster.alt = '';
    this.#poster.hidden = true;
    this.#poster.addEventListener('error', () => (this.#poster.hidden = true));
    this.#error.setAttribute('role', 'alert');
    this.#error.hidden = true;
    this.#retry.type = 'button';
    this.#retry.addEventListener('click', retry);
    this.#error.append(this.#words, this.#retry);
    this.box.append(this.#poster, document.createElement('slot'), this.#error);
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

  /** @param isRefused whether the service does not let this page show its player: trying again is of no use then */
  showError(language: string, isRefused: boolean): void {
    const t = embedWords(language);
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
}

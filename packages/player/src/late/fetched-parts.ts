import type { LitElement } from 'lit';
import type { AdParts } from '../ads/ad-parts.js';
import { isAtHand, loadWords, wordsAtHand, type PlayerWords } from '../player-words.js';
import { adoptStyles } from '../controls/adopt-styles.js';
import type { LateParts } from './late-part.js';

/** What an element draws with and fetches when it is first of use: words, late parts, those of advertisements. */
export class FetchedParts {
  readonly #host: LitElement;
  /** BCP 47 tag of the language to speak now. */
  readonly #language: () => string;
  #words: PlayerWords | null = null;
  #late: LateParts | null = null;
  #ads: AdParts | null = null;
  /** Set once there are parts that have words of their own. */
  #laterWords: Promise<void> | null = null;

  constructor(host: LitElement, language: () => string) {
    this.#host = host;
    this.#language = language;
  }

  get words(): PlayerWords | null {
    return this.#words;
  }

  /** Menus, panels and cards. */
  get late(): LateParts | null {
    return this.#late;
  }

  get ads(): AdParts | null {
    return this.#ads;
  }

  /** Speaks the language of now: at once where its words are at hand, and else in another until they are. */
  speak(): void {
    const language = this.#language();
    this.#words ??= wordsAtHand(language);
    if (this.#words.language === language && this.#laterWords === null && isAtHand(language)) return;
    // Where they do not arrive, those that are here still say what they said.
    this.#loadWords().catch(() => undefined);
  }

  /** Also for another player, whose features they are. @throws where the code does not arrive */
  async fetchLate(): Promise<LateParts> {
    const [{ lateParts }] = await Promise.all([import('./late-parts.js'), this.#loadLaterWords()]);
    if (this.#late === null) this.#put(lateParts);
    this.#late = lateParts;
    return lateParts;
  }

  /** @throws where the code does not arrive */
  async fetchAds(): Promise<void> {
    if (this.#ads !== null) return;
    const [{ adParts }] = await Promise.all([import('../ads/ad-parts.js'), this.#loadLaterWords()]);
    this.#put(adParts);
    this.#ads = adParts;
  }

  #put(part: LateParts | AdParts): void {
    part.define();
    if (this.#host.shadowRoot !== null) adoptStyles(this.#host.shadowRoot, part.styles);
    this.#host.requestUpdate();
  }

  async #loadWords(hasLaterParts = this.#laterWords !== null): Promise<void> {
    const language = this.#language();
    const words = await loadWords(language, hasLaterParts);
    if (language !== this.#language()) return;
    this.#words = words;
    this.#host.requestUpdate();
  }

  /** What is fetched later speaks only once it has its words. */
  async #loadLaterWords(): Promise<void> {
    this.#laterWords ??= this.#loadWords(true);
    try {
      await this.#laterWords;
    } catch (cause) {
      this.#laterWords = null;
      throw cause;
    }
  }
}

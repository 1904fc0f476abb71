import type { ReactiveController, ReactiveElement } from '@lit/reactive-element';
import type { PlayerContext } from '../controls/player-context.js';
import { followFrame, isFrame } from './frame-source.js';
import { followPlayer, hasContext, type PlayerSource } from './player-source.js';
import { watchIds } from './watch-ids.js';

interface Linked extends ReactiveElement {
  /** Id of the player, or of the group, or null for the one around the element. */
  readonly for: string | null;
}

const GROUP = 'footlight-controls';
const PLAYER = 'footlight-player';

const isGroup = (element: Element): element is Element & { readonly link: PlayerLink } =>
  element.localName === GROUP && 'link' in element && element.link instanceof PlayerLink;

/** Whether the element is a player, or will be once it is defined. */
const isPlayer = (element: Element): boolean => element.localName === PLAYER || hasContext(element);

const parentOf = (element: Element): Element | null => {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

/**
 * Finds the player that a placed element belongs to, follows it, and finds the next one: when the player is upgraded or
 * inserted later, when another element gets its id, and when the element itself moves.
 */
export class PlayerLink implements ReactiveController {
  readonly #host: Linked;
  readonly #listeners = new Set<() => void>();
  #element: Element | null = null;
  #source: PlayerSource | null = null;
  #stopWatching: readonly (() => void)[] = [];

  constructor(host: Linked) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether the element is inside its player, over the picture. */
  get isInside(): boolean {
    return this.#element !== null && isPlayer(this.#element) && this.#element === this.around();
  }

  /** Null without a player, and while the player is not ready to be controlled. */
  get context(): PlayerContext | null {
    return this.#source?.context ?? null;
  }

  /** Calls back when the context may be another one. @returns ends it */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  hostConnected(): void {
    this.find();
  }

  hostDisconnected(): void {
    this.#unwatch();
    this.#use(null);
  }

  /** Looks for the player again, after the element names another one. */
  find(): void {
    this.#unwatch();
    const { isConnected, for: id } = this.#host;
    if (!isConnected) return;
    if (id === null) this.#use(this.around());
    else {
      const look = (): void => this.#use(this.#named(id));
      this.#stopWatching = this.#roots().map((root) => watchIds(root, look));
      look();
    }
  }

  /** The nearest player or group around the element; of a group, the nearest player. */
  around(): Element | null {
    const isWanted = (one: Element): boolean =>
      isPlayer(one) || (one.localName === GROUP && this.#host.localName !== GROUP);
    let element = parentOf(this.#host);
    while (element !== null && !isWanted(element)) element = parentOf(element);
    return element;
  }

  #unwatch(): void {
    for (const stop of this.#stopWatching) stop();
    this.#stopWatching = [];
  }

  /** The tree of the element, and the document, in which a component may find a player of its page. */
  #roots(): readonly (Document | ShadowRoot)[] {
    const root = this.#host.getRootNode();
    return root instanceof ShadowRoot ? [root, document] : [document];
  }

  #named(id: string): Element | null {
    for (const root of this.#roots()) {
      const found = root.getElementById(id);
      if (found !== null && found !== this.#host) return found;
    }
    return null;
  }

  #use(element: Element | null): void {
    if (element === this.#element) return;
    this.#source?.stop();
    this.#source = null;
    this.#element = element;
    if (element !== null) this.#follow(element);
    this.#tell();
  }

  #follow(element: Element): void {
    const changed = (): void => this.#tell();
    if (isGroup(element) && !isGroup(this.#host)) {
      const { link } = element;
      this.#source = {
        get context() {
          return link.context;
        },
        stop: link.subscribe(changed),
      };
    } else if (hasContext(element)) this.#source = followPlayer(element, changed);
    else if (isFrame(element)) this.#source = followFrame(element, changed);
    else if (element.matches(':not(:defined)')) this.#await(element);
  }

  /** Follows the element once it is defined, unless there is another one by then. */
  #await(element: Element): void {
    const follow = (): void => {
      if (element !== this.#element) return;
      this.#follow(element);
      this.#tell();
    };
    // A name that can never be defined is no player.
    customElements.whenDefined(element.localName).then(follow, () => undefined);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

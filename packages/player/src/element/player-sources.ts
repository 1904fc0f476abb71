import type { PlaybackData } from '@footlight/domain';
import type { ReactiveElement } from '@lit/reactive-element';
import type { PlaylistItem } from '../core/playlist-item.js';
import { warmUpHls } from '../media/hls/warm-up.js';
import { isPlainNetwork } from '../media/network/plain-network.js';
import type { NetworkPage } from '../media/network/network.js';
import type { Protocol } from '../media/stream/stream-choice.js';
import { readSourceObject, sourceCandidates } from '../media-element/source-children.js';
import type { Player } from '../player/player.js';
import type { SourceCandidate } from '../session/video-source.js';
import type { PlayerState } from '../store/player-state.js';
import { whenNear } from './near-viewport.js';
import type { PlayerShell } from './player-shell.js';

/** Properties of the element of which a change opens another video. */
const OPENING = ['drm', 'playback', 'playlist', 'sourceAddress'] as const;

const HLS_ADDRESS = /\.m3u8(?:[?#]|$)/u;

/** What the element says of the video to play. */
interface SourceElement extends ReactiveElement, NetworkPage {
  readonly playback: PlaybackData | null;
  readonly playlist: readonly PlaylistItem[] | string | null;
  readonly sourceAddress: string | null;
  readonly protocol: string | null;
  readonly startAt: number | null;
  readonly autoplay: boolean;
  readonly preload: string;
  readonly resume: boolean;
  readonly media: HTMLVideoElement;
  readonly state: PlayerState;
}

/** What the sources do with the element's player. */
interface SourceActions {
  readonly player: () => PlayerShell | null;
  /** Loads a video as the element does. */
  readonly open: (load: Load) => void;
}

type Load = (player: Player) => Promise<unknown>;

/**
 * What the page has named to play: playback data, an object of the page, a list, an address, or `<source>` children; and
 * when it is loaded.
 */
export class PlayerSources {
  readonly #element: SourceElement;
  readonly #actions: SourceActions;
  /** A stream, media source or file of the page; null for none. */
  #object: MediaProvider | null = null;
  /** The `<source>` children, as long as there is no `src`. */
  #children: readonly SourceCandidate[] = [];
  /** How many of the `<source>` children could not be opened. */
  #failedChildren = 0;
  /** Whether the object or the children have changed since the last update of the element, and what they were. */
  #before: { readonly hadSource: boolean } | null = null;
  /** Once the element has been near the viewport, later sources are loaded at once. */
  #isNear = false;
  #stopLooking = (): void => undefined;

  constructor(element: SourceElement, actions: SourceActions) {
    this.#element = element;
    this.#actions = actions;
    new MutationObserver(() => this.readChildren()).observe(element, { childList: true });
  }

  get object(): MediaProvider | null {
    return this.#object;
  }

  /** @throws {TypeError} for what no media element plays */
  setObject(value: unknown): void {
    const object = readSourceObject(value);
    if (object === this.#object) return;
    this.#changes(this.#object !== null);
    this.#object = object;
  }

  /** The list of the page; an id is not one. */
  get list(): readonly PlaylistItem[] | null {
    const { playlist } = this.#element;
    return typeof playlist === 'string' ? null : playlist;
  }

  get isKnown(): boolean {
    const { playback, sourceAddress } = this.#element;
    return (playback ?? sourceAddress ?? this.#object ?? this.list) !== null || this.#children.length > 0;
  }

  /** The address of the plain source that plays or will play, as the page wrote it; null for none. */
  get address(): string | null {
    if (this.#object !== null) return null;
    return this.#element.sourceAddress ?? this.#children.at(this.#failedChildren)?.src ?? null;
  }

  get protocol(): Protocol | null {
    const { protocol } = this.#element;
    return protocol === null ? null : (protocol.toUpperCase() as Protocol);
  }

  /**
   * Opens the video if an update of the element names another one.
   * @param changed the earlier values of its properties
   * @returns whether the element names none any more, and the earlier one has to be unloaded
   */
  update(changed: ReadonlyMap<PropertyKey, unknown>): boolean {
    const before = this.#before;
    this.#before = null;
    const properties = OPENING.filter((name) => changed.has(name));
    if (before === null && properties.length === 0) return false;
    if (this.isKnown) this.open();
    else
      return (
        before?.hadSource === true ||
        properties.some((name) => name !== 'drm' && (changed.get(name) ?? null) !== null)
      );
    return false;
  }

  /** Opens what the page has named. */
  open(): void {
    const { playback, sourceAddress, startAt, protocol: wanted } = this.#element;
    const { list } = this;
    const object = this.#object;
    const { open } = this.#actions;
    if (playback !== null) open((player) => player.load({ data: playback, startAt }));
    else if (object !== null) open((player) => player.load({ src: '', object, protocol: null, startAt }));
    else if (list !== null && sourceAddress === null) open((player) => player.load({ list, at: 0, startAt }));
    else {
      const { protocol } = this;
      const [first, ...others] = sourceAddress === null ? this.#children : [{ src: sourceAddress, protocol }];
      if (first === undefined) return;
      const { src } = first;
      if (this.#isWanted() === true && wanted !== 'dash' && HLS_ADDRESS.test(src))
        warmUpHls({
          url: new URL(src, document.baseURI).href,
          isPlain: isPlainNetwork(this.#element),
          media: this.#element.media,
          from: this.#element.resume ? null : (startAt ?? 0),
        });
      open((player) => player.load({ ...first, others, startAt }));
    }
  }

  /** Gives a video to the player: at once, or when it is first played. */
  give(load: Load): void {
    // Errors are in the state and in `footlight-error`; no caller holds these promises.
    const isWanted = this.#isWanted();
    const { player } = this.#actions;
    this.#stopLooking();
    player()?.open((core) => void load(core).catch(() => undefined), isWanted);
    if (isWanted !== 'near') return;
    this.#stopLooking = whenNear(this.#element, () => {
      this.#isNear = true;
      player()?.want();
    });
  }

  /** As a `<video>`, an element that is not in a page loads as well, if it is meant to load at once. */
  get areDueDetached(): boolean {
    return !this.#element.isConnected && this.#isWanted() === true && this.#element.isUpdatePending;
  }

  /** @param isAnew whether they are read although one plays */
  readChildren(isAnew = false): void {
    const { sourceAddress, state, media } = this.#element;
    const isOpen = this.#children.length > 0 && state.status !== 'failed';
    if (sourceAddress !== null || (isOpen && !isAnew)) return;
    const found = sourceCandidates(this.#element, media, () => (this.#failedChildren += 1));
    if (found.length === 0 && this.#children.length === 0) return;
    this.#failedChildren = 0;
    this.#changes(true);
    this.#children = found;
  }

  /** @param hadSource whether what is replaced was one to play */
  #changes(hadSource: boolean): void {
    this.#before = { hadSource: hadSource || this.#before?.hadSource === true };
    this.#element.requestUpdate();
  }

  /** Whether the video is loaded now; `near`: once the element is nearly visible. */
  #isWanted(): boolean | 'near' {
    const { autoplay, preload } = this.#element;
    if (autoplay || preload === 'auto') return true;
    return preload === 'metadata' && (this.#isNear || 'near');
  }
}

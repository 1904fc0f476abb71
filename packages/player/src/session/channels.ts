import type { PlaylistItem } from '../core/playlist-item.js';
import type { VideoSource } from './video-source.js';
import { PlayerError } from '../store/player-error.js';
import type { ChannelChoice } from '../store/player-state.js';

const idOf = (at: number): string => `channel-${String(at + 1)}`;

/** Addresses of channels seldom name their type, and browsers play little else. */
const hasKnownType = (src: string): boolean => /\.[a-z\d]{2,5}$/iu.test(new URL(src).pathname);

/** What a list of channels does with its player. */
interface ChannelPlayer {
  /** Unloads the source that is the list. */
  readonly leave: () => void;
  readonly show: (channels: readonly ChannelChoice[] | null) => void;
  readonly fail: (error: PlayerError) => void;
}

/** The channels of a source that is a list of them, of which the viewer chooses one. @see docs/rules/playback.md PLAY-66 */
export class Channels {
  readonly #player: ChannelPlayer;
  #items: readonly PlaylistItem[] | null = null;

  constructor(player: ChannelPlayer) {
    this.#player = player;
  }

  /** The channels as videos; null if the source is no list of channels. */
  get items(): readonly PlaylistItem[] | null {
    return this.#items;
  }

  /**
   * A list has arrived in place of a stream.
   * @param url of the list, which its addresses are relative to
   * @param signal aborts when another source is loaded
   */
  async found(text: string, url: string, signal: AbortSignal): Promise<void> {
    try {
      const { readChannels } = await import('./channel-list.js');
      signal.throwIfAborted();
      const channels = readChannels(text, url);
      if (channels.length === 0) throw new Error('The list has no channel that can be played.');
      this.#player.leave();
      this.#items = channels.map(({ title, src }, at) => {
        const item = { id: idOf(at), title, src };
        return hasKnownType(src) ? item : Object.assign(item, { protocol: 'hls' as const });
      });
      this.#player.show(channels.map(({ title, group, logo }, at) => ({ id: idOf(at), title, group, logo })));
    } catch (cause) {
      if (!signal.aborted)
        this.#player.fail(new PlayerError('NO_SOURCE', 'The list of channels could not be read.', { cause }));
    }
  }

  /** Another source is loaded: a channel keeps its list. */
  follow(source: VideoSource): void {
    const items = this.#items;
    const isChannel =
      'list' in source && Array.isArray(source.list) && source.list.some((item) => items?.includes(item));
    if (!isChannel) this.clear();
  }

  /** The source is no list of channels any more. */
  clear(): void {
    if (this.#items === null) return;
    this.#items = null;
    this.#player.show(null);
  }

  /** A channel as the source of its own, with its neighbours: a list may have thousands. */
  narrowed(source: VideoSource): VideoSource {
    if (!('list' in source) || source.list !== this.#items) return source;
    const from = Math.max(0, source.at - 1);
    return { ...source, list: source.list.slice(from, source.at + 2), at: source.at - from };
  }
}

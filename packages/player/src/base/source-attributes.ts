import type { SkipMarker } from '@footlight/domain';
import type { LabelSource } from '@footlight/i18n';
import { property } from 'lit/decorators.js';
import type { ChosenKeys } from '../keyboard/shortcuts.js';
import { OptionAttributes } from './option-attributes.js';
import { reading, textIfAny } from './tolerant-element.js';
import type { SourceAdBreak, SourceDrm } from '../core/given-source.js';
import type { NetworkOptions } from '../media/network/network-options.js';
import type { PlaylistItem } from '../core/playlist-item.js';
import type { PlayerPlugin } from '../plugins/player-plugin.js';

/** Attributes for a video that is played by its address. */
export abstract class SourceAttributes extends OptionAttributes {
  /**
   * A list of videos, which plays from its first: `[{ src, title, poster, … }]`. Elements with a service also take the
   * id of one of its playlists, as the attribute does.
   */
  @property({ attribute: false }) playlist: readonly PlaylistItem[] | string | null = null;
  /** Title of a plain `src`. */
  @property({ attribute: 'video-title' }) videoTitle = '';
  /** Address of the chapters of a plain `src`, a WebVTT file; equivalent to a `<track kind="chapters">` child. */
  @property() chapters: string | null = null;
  /**
   * Address of the thumbnails of a plain `src`, a WebVTT file; equivalent to a `<track kind="metadata"
   * label="thumbnails">` child.
   */
  @property() thumbnails: string | null = null;
  /**
   * The DRM settings of a plain `src`: `{ url, token, headers, keySystems, systems, certificateUrl, encryptionMode }`.
   * Only `url`, the address of the DRM licence server, is required, unless each of `systems` has a `licenceUrl`. As an
   * attribute, JSON.
   */
  @property({ type: Object, converter: textIfAny }) drm: SourceDrm | string | null = null;
  /** Address of a VAST document with the advertisement before a plain `src`, or of a VMAP document with all its breaks. */
  @property({ attribute: 'ad-tag' }) adTag: string | null = null;
  /** The ad breaks of a plain `src`: a list of `{ offset, tag, repeatAfter }`. As an attribute, JSON. */
  @property({ type: Object, attribute: 'ad-breaks', converter: textIfAny }) adBreaks:
    | readonly SourceAdBreak[]
    | string
    | null = null;
  /** Intro, recap and credits of a plain `src`: a list of `{ type, from, to }`, in seconds. As an attribute, JSON. */
  @property({ type: Object, attribute: 'skip-markers', converter: textIfAny }) skipMarkers:
    | readonly SkipMarker[]
    | string
    | null = null;
  /** Resumes a plain `src` where this browser stopped playing it. */
  @property({ type: Boolean, converter: reading('flag') }) resume = false;
  /** Start position in seconds; defaults to where the viewer stopped, if known. */
  @property({ type: Number, attribute: 'start-at', converter: reading('number') }) startAt: number | null =
    null;
  /**
   * How media is requested: `{ headers, credentials, requestInterceptor, responseInterceptor }`, for manifests,
   * segments, keys, text tracks and licences. It applies from the next load on.
   */
  @property({ attribute: false }) network: NetworkOptions | null = null;
  /**
   * Words of the page instead of the player's own: `{ playerPlay: 'Start' }`, or a function that has or loads those of a
   * language: `(language) => labels`. What is absent stays as it is built in.
   */
  @property({ attribute: false }) labels: LabelSource | null = null;
  /** Parts that the page adds to the player: `[{ name, start(context) }]`. */
  @property({ attribute: false }) plugins: readonly PlayerPlugin[] = [];
  /** Overrides the keyboard shortcuts, such as `{ mute: ['S'], fullscreen: [] }`; an empty list disables a shortcut. */
  @property({ attribute: false }) shortcuts: ChosenKeys = {};
  /** The element for full screen instead of the player, such as a container with the player and other content. */
  @property({ attribute: false }) fullscreenTarget: HTMLElement | null = null;
}

import type { SkipMarker } from '@footlight/domain';
import { property } from 'lit/decorators.js';
import type { ChosenKeys } from '../keyboard/shortcuts.js';
import { OptionAttributes } from '../option-attributes.js';
import { reading, textIfAny, textOrEmpty } from '../tolerant-element.js';
import type { SourceDrm } from './given-source.js';

/** What a page says of a video that it plays by its address, and of how that is played. */
export abstract class SourceAttributes extends OptionAttributes {
  /** Address of a plain stream or file, for pages without a service. */
  @property() src: string | null = null;
  /** Title of a plain `src`. */
  @property({ attribute: 'video-title' }) videoTitle = '';
  /** Address of a plain `src`’s chapters, a WebVTT file; a `<track kind="chapters">` child says the same. */
  @property() chapters: string | null = null;
  /** Address of a plain `src`’s thumbnails, a WebVTT file; `<track kind="metadata" label="thumbnails">` says the same. */
  @property() thumbnails: string | null = null;
  /**
   * How a plain `src` is protected: `{ url, token, keySystems, certificateUrl, encryptionMode }`, of which only `url`, the
   * address of the DRM licence server, has to be said; as an attribute, JSON.
   */
  @property({ type: Object, converter: textIfAny }) drm: SourceDrm | string | null = null;
  /** Address of a VAST document: the advertisement before a plain `src`. */
  @property({ attribute: 'ad-tag' }) adTag: string | null = null;
  /** Intro, recap and credits of a plain `src`: a list of `{ type, from, to }`, in seconds; as an attribute, JSON. */
  @property({ type: Object, attribute: 'skip-markers', converter: textIfAny }) skipMarkers:
    | readonly SkipMarker[]
    | string
    | null = null;
  /** Goes on with a plain `src` where this browser stopped playing it. */
  @property({ type: Boolean, converter: reading('flag') }) resume = false;
  /** How a plain file is asked of another origin: `anonymous` or `use-credentials`, as for `<video>`. */
  @property({ attribute: 'crossorigin', converter: textOrEmpty }) crossOrigin: string | null = null;
  /** Seconds from start to begin at; by default where the viewer had stopped, where that is known. */
  @property({ type: Number, attribute: 'start-at', converter: reading('number') }) startAt: number | null =
    null;
  /** Other keys than the player's own, as `{ mute: ['S'], fullscreen: [] }`; an empty list takes a key away. */
  @property({ attribute: false }) shortcuts: ChosenKeys = {};
  /** What goes full screen in place of the player: a box of the page with the player and more in it. */
  @property({ attribute: false }) fullscreenTarget: HTMLElement | null = null;
}

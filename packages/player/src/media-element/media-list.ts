import { addEventHandlers } from './event-handlers.js';

/**
 * A list like those of media elements: indexed members, `length`, and the events `add…`, `remove…` and `change`. It is
 * empty until a video is loaded, and is filled by other code.
 * @see https://html.spec.whatwg.org/multipage/media.html#texttracklist
 */
export class MediaList<Member extends { readonly id: string }> extends EventTarget {
  readonly [index: number]: Member;
  readonly length: number = 0;
  declare onchange: ((event: Event) => unknown) | null;
  declare onaddtrack: ((event: Event) => unknown) | null;
  declare onremovetrack: ((event: Event) => unknown) | null;

  *[Symbol.iterator](): Iterator<Member> {
    for (let index = 0; index < this.length; index += 1) {
      const member = this[index];
      if (member !== undefined) yield member;
    }
  }

  getTrackById(id: string): Member | null {
    return Array.from(this).find((member) => member.id === id) ?? null;
  }

  static {
    addEventHandlers(this.prototype, [
      'change',
      'addtrack',
      'removetrack',
      'addrendition',
      'removerendition',
    ]);
  }
}

/** Video renditions. @see https://github.com/video-dev/media-ui-extensions */
export interface RenditionList extends MediaList<MediaRendition> {
  /** −1 for automatic selection. */
  selectedIndex: number;
}

export interface MediaRendition {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bits per second. */
  readonly bitrate: number;
}

/** An audio track in the form of a media element's; set `enabled` to select it. */
export interface MediaAudioTrack {
  readonly id: string;
  readonly kind: 'main' | 'descriptions';
  readonly label: string;
  readonly language: string;
  enabled: boolean;
}

/** The lists of one element besides its text tracks; empty until a video is loaded. */
export interface MediaLists {
  readonly audio: MediaList<MediaAudioTrack>;
  readonly renditions: RenditionList;
}

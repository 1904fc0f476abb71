/**
 * A list as media elements keep them: members by index, `length`, and `add…`, `remove…` and `change` as events. It is
 * empty until there is a video, and filled from outside.
 * @see https://html.spec.whatwg.org/multipage/media.html#texttracklist
 */
export class MediaList<Member extends { readonly id: string }> extends EventTarget {
  readonly [index: number]: Member;
  readonly length: number = 0;

  *[Symbol.iterator](): Iterator<Member> {
    for (let index = 0; index < this.length; index += 1) {
      const member = this[index];
      if (member !== undefined) yield member;
    }
  }

  getTrackById(id: string): Member | null {
    return Array.from(this).find((member) => member.id === id) ?? null;
  }
}

/** Renditions of the picture. @see https://github.com/video-dev/media-ui-extensions */
export interface RenditionList extends MediaList<MediaRendition> {
  /** −1 while the player chooses. */
  selectedIndex: number;
}

export interface MediaRendition {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bits a second. */
  readonly bitrate: number;
}

/** A track of text as media elements give it; `mode` chooses it. */
export interface MediaTextTrack {
  readonly id: string;
  readonly kind: 'subtitles' | 'captions' | 'chapters' | 'metadata';
  readonly label: string;
  readonly language: string;
  mode: TextTrackMode;
  /** Of chapters and thumbnails; the player draws subtitles by itself. */
  readonly cues: readonly VTTCue[] | null;
}

/** A track of sound as media elements give it; `enabled` chooses it. */
export interface MediaAudioTrack {
  readonly id: string;
  readonly kind: 'main' | 'descriptions';
  readonly label: string;
  readonly language: string;
  enabled: boolean;
}

/** The lists of one element; empty before there is a video. */
export interface MediaLists {
  readonly text: MediaList<MediaTextTrack>;
  readonly audio: MediaList<MediaAudioTrack>;
  readonly renditions: RenditionList;
}

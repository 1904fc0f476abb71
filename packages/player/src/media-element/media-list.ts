/**
 * A list as media elements keep them: members by index, `length`, and an event for each that comes or goes.
 * @see https://html.spec.whatwg.org/multipage/media.html#texttracklist
 */
export class MediaList<Member extends { readonly id: string }> extends EventTarget {
  readonly [index: number]: Member;
  readonly #noun: 'track' | 'rendition';
  #members: readonly Member[] = [];

  /** @param noun names the events: `addtrack`, `removerendition` … */
  constructor(noun: 'track' | 'rendition') {
    super();
    this.#noun = noun;
  }

  get length(): number {
    return this.#members.length;
  }

  [Symbol.iterator](): Iterator<Member> {
    return this.#members.values();
  }

  getTrackById(id: string): Member | null {
    return this.#members.find((member) => member.id === id) ?? null;
  }

  /** Takes other members; those that stay have to be the same objects. */
  replace(members: readonly Member[]): void {
    const before = this.#members;
    this.#members = members;
    for (const index of before.keys()) Reflect.deleteProperty(this, index);
    Object.assign(this, members);
    for (const gone of before) if (!members.includes(gone)) this.#tell('remove', gone);
    for (const come of members) if (!before.includes(come)) this.#tell('add', come);
  }

  #tell(what: 'add' | 'remove', member: Member): void {
    this.dispatchEvent(Object.assign(new Event(`${what}${this.#noun}`), { [this.#noun]: member }));
  }
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

/** Renditions of the picture. @see https://github.com/video-dev/media-ui-extensions */
export class RenditionList extends MediaList<MediaRendition> {
  /** @internal */
  selected: () => string | null = () => null;
  /** @internal */
  select: (id: string | null) => void = () => undefined;

  /** −1 while the player chooses. */
  get selectedIndex(): number {
    return [...this].findIndex(({ id }) => id === this.selected());
  }

  set selectedIndex(index: number) {
    this.select(this[index]?.id ?? null);
  }
}

/** The lists of one element; empty before there is a video. */
export interface MediaLists {
  readonly text: MediaList<MediaTextTrack>;
  readonly audio: MediaList<MediaAudioTrack>;
  readonly renditions: RenditionList;
}

import type { Chapter } from '../annotations/chapters.js';
import type { Thumbnail } from '../annotations/thumbnails.js';
import type { AudioTrackChoice, PlayerState, QualityChoice } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { PLAIN_CUE, type Cue, type CueFile } from '../text/cue.js';
import { audioTrackOf, bindSelectedIndex } from './choice-members.js';
import { replaceMembers } from './replace-members.js';
import type { MediaAudioTrack, MediaLists, MediaRendition } from './media-list.js';
import { SubtitleTracks } from './subtitle-tracks.js';
import { ListedTrack } from './listed-track.js';
import type { AnnotationSource, TrackSource } from './track-source.js';

const cue = (start: number, end: number, text: string): Cue => ({
  id: '',
  start,
  end,
  text,
  settings: PLAIN_CUE,
});

const chapterCue = ({ start, end, title }: Chapter): Cue => cue(start, end, title);

const thumbnailCue = ({ start, end, url, crop }: Thumbnail): Cue => {
  const fragment =
    crop === null
      ? ''
      : `#xywh=${crop.unit === 'pixel' ? '' : 'percent:'}${[crop.x, crop.y, crop.width, crop.height].join()}`;
  return cue(start, end, `${url}${fragment}`);
};

/**
 * Fills the track lists of an element from the player's state; selecting a member runs a command. Loaded when one of the
 * lists is first read.
 */
export class MediaTracks {
  readonly #lists: MediaLists;
  readonly #source: TrackSource;
  readonly #store: Store<PlayerState>;
  readonly #subtitles: SubtitleTracks;
  /** One member for each choice, for as long as the choice is the same object. */
  readonly #audioTracks = new WeakMap<AudioTrackChoice, MediaAudioTrack>();
  #followed: AnnotationSource | null = null;
  #stopFollowing: readonly (() => void)[] = [];
  #chapters: ListedTrack | null = null;
  #thumbnails: ListedTrack | null = null;

  constructor(lists: MediaLists, source: TrackSource) {
    this.#lists = lists;
    this.#source = source;
    this.#store = source.store();
    this.#subtitles = new SubtitleTracks(source);
    bindSelectedIndex(
      lists.renditions,
      () => this.#store.get().selectedQuality?.id,
      (id) => void source.run('setQuality', { id }),
    );
    this.follow();
    this.#store.subscribe((next, previous) => this.#update(next, previous));
  }

  /** Switches to the chapters and the cues of the element's current player. */
  follow(): void {
    const annotations = this.#source.annotations();
    const captions = this.#source.captions();
    if (annotations !== this.#followed) {
      for (const stop of this.#stopFollowing) stop();
      this.#followed = annotations;
      this.#stopFollowing =
        annotations === null || captions === null
          ? []
          : [
              annotations.store.subscribe(() => this.#annotate(this.#store.get())),
              captions.store.subscribe(() => this.#subtitles.fill()),
            ];
    }
    this.#list(this.#store.get());
  }

  #list(state: PlayerState): void {
    this.#subtitles.list(state);
    this.#annotate(state);
    replaceMembers(
      this.#lists.audio,
      'track',
      state.audioTracks.map((choice) => this.#audioTrack(choice)),
    );
    replaceMembers(
      this.#lists.renditions,
      'rendition',
      state.qualities.map((choice) => this.#rendition(choice)),
    );
  }

  /** Lists chapters and thumbnails, unless the page itself has tracks for them. */
  #annotate({ annotations, status }: PlayerState): void {
    const { media, copies } = this.#source;
    const { chapters, thumbnails } = this.#followed?.store.get() ?? { chapters: [], thumbnails: [] };
    const replace = (
      known: ListedTrack | null,
      isThere: boolean,
      kind: 'chapters' | 'metadata',
      label: string,
    ): ListedTrack | null => {
      if (!isThere) known?.remove();
      if (!isThere || known !== null) return isThere ? known : null;
      const made = ListedTrack.create(media, { id: kind, kind, label, language: '' });
      made.mode = 'hidden';
      return made;
    };
    const hasChapters = chapters.length > 0 && !copies.has('chapters');
    this.#chapters = replace(this.#chapters, hasChapters, 'chapters', '');
    this.#chapters?.fill(fileOf(chapters, chapterCue));
    const hasThumbnails = annotations.thumbnails !== null && !copies.has('thumbnails');
    this.#thumbnails = replace(this.#thumbnails, hasThumbnails, 'metadata', 'thumbnails');
    this.#thumbnails?.fill(fileOf(thumbnails, thumbnailCue));
    // Their addresses are known once the video is ready; if they fail to load, the track stays empty.
    if (hasThumbnails && status === 'ready' && thumbnails.length === 0)
      this.#followed?.loadThumbnails().catch(() => undefined);
  }

  #update(next: PlayerState, previous: PlayerState): void {
    const differs = (name: keyof PlayerState): boolean => next[name] !== previous[name];
    if (differs('subtitles') || differs('annotations') || differs('audioTracks') || differs('qualities'))
      this.#list(next);
    else if (differs('status')) this.#annotate(next);
    if (differs('selectedTextTrack')) this.#subtitles.select(next);
    if (differs('selectedAudioTrack')) this.#lists.audio.dispatchEvent(new Event('change'));
    if (differs('selectedQuality')) this.#lists.renditions.dispatchEvent(new Event('change'));
  }

  #rendition({ id, width, height, bandwidth }: QualityChoice): MediaRendition {
    const known = [...this.#lists.renditions].find((one) => one.id === id && one.bitrate === bandwidth);
    return known ?? { id, width, height, bitrate: bandwidth };
  }

  #audioTrack(choice: AudioTrackChoice): MediaAudioTrack {
    const { id } = choice;
    const known =
      this.#audioTracks.get(choice) ??
      audioTrackOf(
        choice,
        () => this.#store.get().selectedAudioTrack?.id === id,
        () => void this.#source.run('setAudioTrack', { id }),
      );
    this.#audioTracks.set(choice, known);
    return known;
  }
}

/** The cues of annotations, the same objects for the same annotations. */
const cues = new WeakMap<object, Cue>();

function fileOf<Item extends object>(items: readonly Item[], cueOf: (item: Item) => Cue): CueFile {
  return {
    cues: items.map((item) => {
      const made = cues.get(item) ?? cueOf(item);
      cues.set(item, made);
      return made;
    }),
    regions: [],
    styles: [],
  };
}

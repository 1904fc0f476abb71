import type { AnnotationState } from '../annotations/annotation-state.js';
import type { Chapter } from '../annotations/chapters.js';
import type { Thumbnail } from '../annotations/thumbnails.js';
import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { AudioTrackChoice, PlayerState, TextTrackChoice } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { replaceMembers } from './replace-members.js';
import type { MediaAudioTrack, MediaLists, MediaRendition, MediaTextTrack } from './media-list.js';

/** Chapters and thumbnails of the current video. */
export interface AnnotationSource {
  readonly store: Store<AnnotationState>;
  loadThumbnails(): Promise<void>;
}

export interface TrackSource {
  readonly store: Store<PlayerState>;
  /** Null while the element has no player. */
  annotations(): AnnotationSource | null;
  /** Runs a command. On failure the lists simply keep their state. */
  readonly run: <N extends CommandName>(name: N, params: CommandParams[N]) => Promise<unknown>;
}

const chapterCue = ({ start, end, title }: Chapter): VTTCue => new VTTCue(start, end, title);

const thumbnailCue = ({ start, end, url, crop }: Thumbnail): VTTCue => {
  const fragment =
    crop === null
      ? ''
      : `#xywh=${crop.unit === 'pixel' ? '' : 'percent:'}${[crop.x, crop.y, crop.width, crop.height].join()}`;
  return new VTTCue(start, end, `${url}${fragment}`);
};

/** Caches one object per choice, for as long as the choice is the same object. */
const oncePer = <Choice extends object, Member>(make: (choice: Choice) => Member) => {
  const made = new WeakMap<Choice, Member>();
  return (choice: Choice): Member => {
    const member = made.get(choice) ?? make(choice);
    made.set(choice, member);
    return member;
  };
};

/**
 * Fills the track lists of an element from the player's state; selecting a member runs a command. Lazily loaded when
 * one of the lists is first read.
 */
export class MediaTracks {
  readonly #lists: MediaLists;
  readonly #source: TrackSource;
  /** The track selected last, until its command has finished. */
  #pendingTrack: TextTrackChoice | null | undefined;
  #followed: AnnotationSource | null = null;
  #stopFollowing = (): void => undefined;

  readonly #textTrack = oncePer((choice: TextTrackChoice) => this.#makeTextTrack(choice));
  readonly #audioTrack = oncePer((choice: AudioTrackChoice) => this.#makeAudioTrack(choice));
  readonly #chapters = oncePer((chapters: readonly Chapter[]) =>
    hidden('chapters', '', () => chapters.map(chapterCue)),
  );
  readonly #thumbnails = hidden('metadata', 'thumbnails', () => {
    const annotations = this.#source.annotations();
    // If the thumbnails fail to load, the next read requests them again.
    annotations?.loadThumbnails().catch(() => undefined);
    return (annotations?.store.get().thumbnails ?? []).map(thumbnailCue);
  });

  constructor(lists: MediaLists, source: TrackSource) {
    this.#lists = lists;
    this.#source = source;
    const { store } = source;
    const { renditions } = lists;
    Object.defineProperty(renditions, 'selectedIndex', {
      get: () => Array.from(renditions).findIndex(({ id }) => id === store.get().selectedQuality?.id),
      set: (index: number) => {
        void source.run('setQuality', { id: renditions[index]?.id ?? null });
      },
    });
    this.follow();
    store.subscribe((next, previous) => this.#update(next, previous));
  }

  /** Switches to the chapters of the element's current player. */
  follow(): void {
    const annotations = this.#source.annotations();
    if (annotations !== this.#followed) {
      this.#stopFollowing();
      this.#followed = annotations;
      const listText = () => this.#listText(this.#source.store.get());
      this.#stopFollowing =
        annotations?.store.select(({ chapters }) => chapters, listText) ?? (() => undefined);
    }
    this.#list(this.#source.store.get());
  }

  #list(state: PlayerState): void {
    this.#listText(state);
    replaceMembers(this.#lists.audio, 'track', state.audioTracks.map(this.#audioTrack));
    replaceMembers(
      this.#lists.renditions,
      'rendition',
      state.qualities.map(
        ({ id, width, height, bandwidth }): MediaRendition =>
          [...this.#lists.renditions].find((known) => known.id === id && known.bitrate === bandwidth) ?? {
            id,
            width,
            height,
            bitrate: bandwidth,
          },
      ),
    );
  }

  #listText({ subtitles, annotations }: PlayerState): void {
    const chapters = this.#followed?.store.get().chapters ?? [];
    replaceMembers(this.#lists.text, 'track', [
      ...subtitles.map(this.#textTrack),
      ...(chapters.length === 0 ? [] : [this.#chapters(chapters)]),
      ...(annotations.thumbnails === null ? [] : [this.#thumbnails]),
    ]);
  }

  #update(next: PlayerState, previous: PlayerState): void {
    const differs = (name: keyof PlayerState): boolean => next[name] !== previous[name];
    if (differs('subtitles') || differs('annotations') || differs('audioTracks') || differs('qualities'))
      this.#list(next);
    if (differs('selectedTextTrack')) this.#lists.text.dispatchEvent(new Event('change'));
    if (differs('selectedAudioTrack')) this.#lists.audio.dispatchEvent(new Event('change'));
    if (differs('selectedQuality')) this.#lists.renditions.dispatchEvent(new Event('change'));
  }

  #selectedText(): string | null {
    const track =
      this.#pendingTrack === undefined ? this.#source.store.get().selectedTextTrack : this.#pendingTrack;
    return track?.id ?? null;
  }

  #selectText(track: TextTrackChoice | null): void {
    if (this.#selectedText() === (track?.id ?? null)) return;
    this.#pendingTrack = track;
    const settle = (): void => {
      if (this.#pendingTrack !== track) return;
      this.#pendingTrack = undefined;
      this.#lists.text.dispatchEvent(new Event('change'));
    };
    this.#source
      .run('setTextTrack', track === null ? { language: null } : { id: track.id })
      .then(settle, settle);
  }

  #makeTextTrack(choice: TextTrackChoice): MediaTextTrack {
    const { id, label, language, role } = choice;
    const isShown = (): boolean => this.#selectedText() === id;
    const select = (shown: boolean): void => {
      if (shown !== isShown()) this.#selectText(shown ? choice : null);
    };
    return {
      id,
      kind: role === 'captions' ? 'captions' : 'subtitles',
      label,
      language,
      cues: null,
      get mode() {
        return isShown() ? 'showing' : 'disabled';
      },
      set mode(mode) {
        select(mode === 'showing');
      },
    };
  }

  #makeAudioTrack({ id, label, language, role }: AudioTrackChoice): MediaAudioTrack {
    const { store, run } = this.#source;
    const isSelected = (): boolean => store.get().selectedAudioTrack?.id === id;
    return {
      id,
      kind: role === 'description' ? 'descriptions' : 'main',
      label,
      language,
      get enabled() {
        return isSelected();
      },
      // One audio track is always enabled: disabling has no effect, and enabling another one replaces it.
      set enabled(on) {
        if (on && !isSelected()) void run('setAudioTrack', { id });
      },
    };
  }
}

/** A track whose cues can be read but are never shown. */
function hidden(kind: 'chapters' | 'metadata', label: string, cues: () => readonly VTTCue[]): MediaTextTrack {
  return {
    id: kind,
    kind,
    label,
    language: '',
    mode: 'hidden',
    get cues() {
      return cues();
    },
  };
}

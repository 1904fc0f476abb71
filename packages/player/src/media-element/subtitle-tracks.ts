import type { PlayerState, TextTrackChoice } from '../store/player-state.js';
import { settingsOfNative } from '../text/cue-of-native.js';
import type { Cue } from '../text/cue.js';
import { pageTextTracks } from '../text/own-text-tracks.js';
import { ListedTrack } from './listed-track.js';
import type { TrackSource } from './track-source.js';

const KINDS: ReadonlySet<string> = new Set<TextTrackKind>(['subtitles', 'captions']);

const isShown = ({ mode }: { readonly mode: TextTrackMode }): boolean => mode === 'showing';

/** One object for each cue of the page, so that a cue that stays is not rendered anew. */
const known = new WeakMap<TextTrackCue, Cue>();

const cueOf = (native: TextTrackCue): readonly Cue[] => {
  if (!(native instanceof VTTCue)) return [];
  const { id, startTime: start, endTime: end, text } = native;
  const last = known.get(native);
  if (last?.text === text && last.start === start && last.end === end) return [last];
  const cue = { id, start, end, text, settings: settingsOfNative(native) };
  known.set(native, cue);
  return [cue];
};

/**
 * The subtitles of the current video in the list of the inner media element. The track that the player shows has the mode
 * `showing`, and a page that sets modes chooses it. The player renders the cues in any case, also those of tracks that
 * the page has added itself.
 */
export class SubtitleTracks {
  readonly #source: TrackSource;
  #tracks = new Map<string, ListedTrack>();
  /** Id of the track that is shown, or that was chosen just now. */
  #shown: string | null = null;
  /** Tracks of which the cues were requested because they are hidden. */
  #hidden = new WeakSet<ListedTrack>();
  #hasPageCues = false;

  constructor(source: TrackSource) {
    this.#source = source;
    const { textTracks } = source.media;
    textTracks.addEventListener('change', () => this.#followModes());
    textTracks.addEventListener('addtrack', ({ track }) => {
      if (track !== null) this.#watch(track);
    });
    for (const track of textTracks) this.#watch(track);
  }

  /** Lists the subtitles; tracks that stay are the same objects. */
  list({ subtitles, id, engine, protocol, selectedTextTrack }: PlayerState): void {
    // The browser lists the tracks of a stream that it plays itself.
    const isNative = engine === 'native' && protocol === 'HLS';
    const copies = id === null ? this.#source.copies.subtitles : [];
    const before = this.#tracks;
    this.#tracks = new Map(
      (isNative ? [] : subtitles).map((choice, at) => {
        const copy = subtitles.length === copies.length ? copies[at] : undefined;
        const listed = before.get(choice.id);
        return [
          choice.id,
          listed !== undefined && describes(listed.track, choice) ? listed : this.#make(choice, copy),
        ];
      }),
    );
    const kept = new Set(this.#tracks.values());
    for (const track of before.values()) if (!kept.has(track)) track.remove();
    this.#source.media.toggleAttribute('data-drawn', !isNative);
    this.#shown = selectedTextTrack?.id ?? null;
    // That a track was not listed when the player began to show it is no choice of the page.
    const shown = this.#tracks.get(this.#shown ?? '');
    if (shown !== undefined && !before.has(this.#shown ?? '')) shown.mode = 'showing';
    this.#followModes();
    this.#applyModes();
    this.fill();
  }

  /** Follows the track that the player shows. */
  select({ selectedTextTrack }: PlayerState): void {
    this.#shown = selectedTextTrack?.id ?? null;
    this.#applyModes();
    this.fill();
  }

  /** Gives the shown track the cues that the player has of it. */
  fill(): void {
    const captions = this.#source.captions();
    const { selectedTextTrack } = this.#source.store().get();
    if (captions === null || selectedTextTrack === null) return;
    const file = captions.store.get();
    if (file.cues.length > 0 && file.advertisement === null)
      this.#tracks.get(selectedTextTrack.id)?.fill(file);
  }

  #make(choice: TextTrackChoice, copy: HTMLTrackElement | undefined): ListedTrack {
    const { id, label, language, role } = choice;
    if (copy !== undefined) return ListedTrack.of(copy);
    const kind = role === 'captions' ? 'captions' : 'subtitles';
    return ListedTrack.create(this.#source.media, { id, kind, label, language });
  }

  #applyModes(): void {
    for (const [id, track] of this.#tracks)
      if (id === this.#shown) track.mode = 'showing';
      else if (isShown(track)) track.mode = 'disabled';
  }

  /** Carries out what the page has chosen by setting modes. */
  #followModes(): void {
    for (const [id, track] of this.#tracks)
      if (id !== this.#shown && track.isShownByBrowser) track.mode = 'disabled';
    const shown = [...this.#tracks].filter(([, track]) => isShown(track)).map(([id]) => id);
    const chosen = shown.find((id) => id !== this.#shown);
    if (chosen !== undefined) this.#choose(chosen);
    else if (this.#shown !== null && this.#tracks.has(this.#shown) && shown.length === 0) this.#choose(null);
    for (const [id, track] of this.#tracks)
      if (track.mode === 'hidden' && !this.#hidden.has(track)) void this.#read(id, track);
    this.#renderPageCues();
  }

  #choose(id: string | null): void {
    this.#shown = id;
    this.#applyModes();
    const settle = (): void => {
      if (this.#shown === id) this.select(this.#source.store().get());
    };
    this.#source.run('setTextTrack', id === null ? { language: null } : { id }).then(settle, settle);
  }

  async #read(id: string, track: ListedTrack): Promise<void> {
    this.#hidden.add(track);
    try {
      const file = await this.#source.captions()?.cuesOf(id);
      if (file !== undefined) track.fill(file);
    } catch {
      // The next change of a mode requests them again.
      this.#hidden.delete(track);
    }
  }

  #watch(track: TextTrack): void {
    if (KINDS.has(track.kind)) track.addEventListener('cuechange', () => this.#renderPageCues());
  }

  /** Renders the cues of the tracks that the page has added, while none of the video's own is shown. */
  #renderPageCues(): void {
    const captions = this.#source.captions();
    const { selectedTextTrack, engine, protocol } = this.#source.store().get();
    if (captions === null || selectedTextTrack !== null || (engine === 'native' && protocol === 'HLS'))
      return;
    const tracks = [...this.#source.media.textTracks].filter(
      (track) => KINDS.has(track.kind) && pageTextTracks.has(track) && isShown(track),
    );
    const cues = tracks.flatMap(({ cues: all }) => [...(all ?? [])].flatMap(cueOf));
    if (cues.length === 0 && !this.#hasPageCues) return;
    this.#hasPageCues = cues.length > 0;
    captions.show({ cues, regions: [], styles: [], language: tracks[0]?.language ?? '' });
  }
}

function describes({ kind, label, language }: TextTrack, choice: TextTrackChoice): boolean {
  const isCaptions = choice.role === 'captions';
  return label === choice.label && language === choice.language && (kind === 'captions') === isCaptions;
}

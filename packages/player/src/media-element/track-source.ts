import type { ParamsOf } from '../plugins/player-plugin.js';
import type { AnnotationState } from '../annotations/annotation-state.js';
import type { CaptionState } from '../captions/caption-state.js';
import type { CommandName } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { CueFile } from '../text/cue.js';
import type { TrackCopies } from './track-copies.js';

/** Chapters and thumbnails of the current video. */
export interface AnnotationSource {
  readonly store: Store<AnnotationState>;
  loadThumbnails(): Promise<void>;
}

/** The cues of the current video. */
export interface CaptionSource {
  readonly store: Store<CaptionState>;
  /** Shows cues of the page. */
  show(cues: CueFile & Pick<CaptionState, 'language'>): void;
  /** Reads the cues of a track that is not shown. */
  cuesOf(trackId: string): Promise<CueFile>;
}

export interface TrackSource {
  readonly media: HTMLVideoElement;
  readonly copies: TrackCopies;
  store(): Store<PlayerState>;
  /** Null while the element has no player. */
  annotations(): AnnotationSource | null;
  /** Null while the element has no player. */
  captions(): CaptionSource | null;
  /** Runs a command. On failure the lists simply keep their state. */
  readonly run: <N extends CommandName>(name: N, params: ParamsOf<N>) => Promise<unknown>;
}

import type { PlayerState } from '@footlight/player-contract';

/** The fields of the state that a view is made of. */
export type ViewedState = Pick<
  PlayerState,
  | 'activeQuality'
  | 'ad'
  | 'autoplayBlocked'
  | 'currentTime'
  | 'duration'
  | 'ended'
  | 'hasStarted'
  | 'id'
  | 'isPlaying'
  | 'paused'
  | 'playbackRate'
  | 'seeking'
  | 'status'
  | 'title'
  | 'type'
  | 'waiting'
> & { readonly error: { readonly code: string; readonly message: string } | null };

const EMPTY: ViewedState = {
  activeQuality: null,
  ad: null,
  autoplayBlocked: false,
  currentTime: 0,
  duration: null,
  ended: false,
  error: null,
  hasStarted: false,
  id: null,
  isPlaying: false,
  paused: true,
  playbackRate: 1,
  seeking: false,
  status: 'idle',
  title: '',
  type: null,
  waiting: false,
};

/** A `<footlight-player>` or a `<footlight-embed>`. */
export interface ViewedElement extends EventTarget {
  readonly state: Partial<ViewedState>;
  /** The address that plays, as the element tells it. */
  readonly currentSrc?: string;
  readonly autoplay?: boolean;
  /** Whether nothing plays and nobody wants it to: false as soon as playback is asked for. */
  readonly paused?: boolean;
}

/**
 * The state of an element; before a frame has reported it, that of an element without a video. Whoever waits for a video
 * that loads, by a press or by autoplay, counts as playing it.
 */
export const viewedState = ({ state, autoplay = false, paused = true }: ViewedElement): ViewedState => {
  const viewed = { ...EMPTY, ...state };
  const { status, hasStarted, autoplayBlocked } = viewed;
  const isAwaited = (status === 'loading' || status === 'ready') && !hasStarted && !autoplayBlocked;
  return { ...viewed, paused: viewed.paused && paused && !(autoplay && isAwaited) };
};

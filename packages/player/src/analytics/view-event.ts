import type { AdMoment, QualityChoice } from '@footlight/player-contract';

/** What a view has been so far. Times are milliseconds, without advertisements. */
export interface ViewTotals {
  /** Time of playing, by the clock: a rate of 2 does not double it. */
  readonly playing: number;
  /** Time that playback stood for data after the first frame, without seeks. */
  readonly stalled: number;
  readonly stalls: number;
  readonly seeks: number;
  /** From the first wish to play to the first frame, of the video or of an advertisement before it; null before it. */
  readonly startup: number | null;
  /** Bits per second: the mean of the renditions, by their time of playing; null if none is known. */
  readonly bandwidth: number | null;
}

/** What each event says by itself. Times are milliseconds, positions seconds. */
export interface ViewEventFields {
  /** A video begins to load. */
  readonly viewStart: object;
  /** The video accepts commands. `after`: since the view began. */
  readonly loaded: { readonly after: number };
  /** The viewer, the page or autoplay wants the video to play. */
  readonly play: object;
  /** The first frame is shown, of the video or of an advertisement before it. `after`: since the first `play`. */
  readonly firstFrame: { readonly after: number };
  readonly pause: object;
  /** After every interval of playing; 30 s if the page sets no other. */
  readonly progress: { readonly totals: ViewTotals };
  /** A quarter of a recording was played through for the first time: 25, 50, 75 or 100. */
  readonly quartile: { readonly percent: 25 | 50 | 75 | 100 };
  /** Playback stands for data, after the first frame and not because of a seek. */
  readonly stallStart: object;
  /** Playback goes on, or is given up. */
  readonly stallEnd: { readonly lasted: number };
  /** A seek has ended: the picture of the new position is there. */
  readonly seek: { readonly from: number; readonly to: number; readonly lasted: number };
  /** Another rendition plays. */
  readonly quality: { readonly from: QualityChoice | null; readonly to: QualityChoice };
  readonly rate: { readonly rate: number };
  readonly adStart: { readonly ad: AdMoment };
  readonly adEnd: { readonly ad: AdMoment };
  /** The video has failed, after all repairs. */
  readonly error: { readonly code: string; readonly message: string };
  readonly ended: object;
  /** The video was replaced or unloaded, or the page left. */
  readonly viewEnd: { readonly totals: ViewTotals };
}

export type ViewEventType = keyof ViewEventFields;

/** What plays. */
export interface ViewedVideo {
  /** The id of the service; null for an address of the page. */
  readonly id: string | null;
  readonly kind: 'vod' | 'live' | null;
  readonly title: string;
  /** Seconds; null while it is unknown, and while live. */
  readonly duration: number | null;
}

interface Common {
  /** A random UUID for each view: nothing is stored, so that two views are never known to be of one viewer. */
  readonly viewId: string;
  /** 1 for the first event of the view. */
  readonly sequence: number;
  /** Milliseconds since 1970, by the clock of the device. */
  readonly at: number;
  /** Seconds on the clock of the media. */
  readonly position: number;
  readonly video: ViewedVideo;
}

/** An event of a view: what all have in common, its type, and what it says by itself. */
export type ViewEvent = {
  [Type in ViewEventType]: Common & { readonly type: Type } & ViewEventFields[Type];
}[ViewEventType];

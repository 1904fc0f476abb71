import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';

/** Values for the VAST macros in the URLs of ad servers. */
export interface AdMoment {
  /** Position in the content, seconds. */
  readonly contentTime: number;
  readonly placement: 'PRE_ROLL' | 'MID_ROLL' | 'POST_ROLL';
  /** Size of the player, CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly muted: boolean;
  readonly fullscreen: boolean;
}

const POSITIONS = { PRE_ROLL: '1', MID_ROLL: '2', POST_ROLL: '3' } as const;

/** Formats seconds as `00:01:02.500`. */
export const timecode = (seconds: number): string =>
  new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);

/** @see IAB Tech Lab, VAST 4.2 macros: https://interactiveadvertisingbureau.github.io/vast/vast4macros/vast4-macros-latest.html */
export const macrosOf = (moment: AdMoment): Readonly<Record<string, string>> => {
  const playhead = timecode(moment.contentTime);
  const states = [...(moment.muted ? ['muted'] : []), ...(moment.fullscreen ? ['fullscreen'] : [])];
  return {
    MEDIAPLAYHEAD: playhead,
    CONTENTPLAYHEAD: playhead,
    BREAKPOSITION: POSITIONS[moment.placement],
    PLAYERSIZE: `${String(Math.round(moment.width))},${String(Math.round(moment.height))}`,
    PLAYERSTATE: states.join(','),
    VASTVERSIONS: '2,3,5,6,7,8,11,12,13,14',
    MEDIAMIME: 'video/mp4',
    PLAYERCAPABILITIES: 'skip,mute,autoplay,mautoplay,fullscreen',
  };
};

/** The macros of this moment. */
export const macrosNow = (
  { media, store }: { readonly media: HTMLVideoElement; readonly store: Store<PlayerState> },
  placement: AdMoment['placement'],
): Record<string, string> => {
  const { muted, fullscreen } = store.get();
  const { currentTime: contentTime, clientWidth: width, clientHeight: height } = media;
  return { ...macrosOf({ contentTime, width, height, muted, fullscreen, placement }) };
};

const MACRO = /\[([A-Z]{3,})\]/gu;
const UNKNOWN = '-1';

/** Fills in the macros of a URL. Unknown values become −1, as VAST requires. */
export const fillMacros = (url: string, macros: Readonly<Record<string, string>>): string =>
  url.replaceAll(MACRO, (_, name: string) => {
    if (name === 'TIMESTAMP') return encodeURIComponent(new Date().toISOString());
    if (name === 'CACHEBUSTING') return String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
    return encodeURIComponent(macros[name] ?? UNKNOWN);
  });

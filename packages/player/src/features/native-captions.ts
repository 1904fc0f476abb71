import type { PlayerHost, PlayerFeature } from '../session/player-host.js';
import type { Cue } from '../text/cue.js';
import { ownTextTracks } from '../text/own-text-tracks.js';
import type { CaptionAppearance } from '@footlight/player-contract';
import { appearanceNames, appearanceStyle } from '../captions/appearance-style.js';
import { nativeCue, nativeRegions } from '../captions/native-cue.js';

/**
 * Safari's own presentation modes: full screen on phones, and its own picture-in-picture.
 * @see https://developer.apple.com/documentation/webkitjs/htmlvideoelement
 */
interface WebKitVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitPresentationMode?: 'inline' | 'fullscreen' | 'picture-in-picture';
}

/** Events for a video that leaves the page or returns to it. */
const LEAVING = [
  'enterpictureinpicture',
  'leavepictureinpicture',
  'webkitbeginfullscreen',
  'webkitendfullscreen',
  'webkitpresentationmodechanged',
] as const;

/** Whether the browser shows the video without the elements that the page renders over it. */
const isAlone = (media: WebKitVideo): boolean =>
  document.pictureInPictureElement === media ||
  (media.getRootNode() as Partial<DocumentOrShadowRoot>).pictureInPictureElement === media ||
  media.webkitDisplayingFullscreen === true ||
  (media.webkitPresentationMode ?? 'inline') !== 'inline';

/**
 * A native text track with the cues that are shown. A track that a script adds cannot be removed from its element, so
 * one per language and label is kept and reused.
 */
class LentTrack {
  readonly #media: HTMLVideoElement;
  readonly #tracks = new Map<string, TextTrack>();
  readonly #cues = new Map<Cue, VTTCue>();
  #track: TextTrack | null = null;

  constructor(media: HTMLVideoElement) {
    this.#media = media;
  }

  show({ captions, store }: PlayerHost): void {
    const { cues, regions, language } = captions.store.get();
    const track = this.#trackOf(language, store.get().selectedTextTrack?.label ?? language);
    if (track !== this.#track) this.hide();
    this.#track = track;
    track.mode = 'showing';
    const known = nativeRegions(regions);
    const current = new Set(cues);
    for (const [cue, native] of this.#cues) if (!current.has(cue)) this.#drop(cue, native);
    for (const cue of cues) if (!this.#cues.has(cue)) this.#add(cue, nativeCue(cue, known));
  }

  hide(): void {
    if (this.#track === null) return;
    for (const [cue, native] of this.#cues) this.#drop(cue, native);
    this.#track.mode = 'disabled';
    this.#track = null;
  }

  #add(cue: Cue, native: VTTCue): void {
    this.#cues.set(cue, native);
    this.#track?.addCue(native);
  }

  #drop(cue: Cue, native: VTTCue): void {
    this.#cues.delete(cue);
    this.#track?.removeCue(native);
  }

  #trackOf(language: string, label: string): TextTrack {
    const key = `${language} ${label}`;
    const track = this.#tracks.get(key) ?? this.#media.addTextTrack('subtitles', label, language);
    ownTextTracks.add(track);
    this.#tracks.set(key, track);
    return track;
  }
}

/** Applies the viewer's settings as far as native captions support them; see the rules for `::cue`. */
const wear = (media: HTMLVideoElement, appearance: Partial<CaptionAppearance>): void => {
  const names = appearanceNames(appearance);
  media.toggleAttribute('data-own', names !== '');
  if (names === '') return;
  for (const [name, value] of Object.entries(appearanceStyle(appearance)))
    media.style.setProperty(name, value);
};

/**
 * Hands the captions to the browser while it shows the video alone, because elements over the picture are then not
 * visible.
 */
export const nativeCaptions: PlayerFeature = (player, signal) => {
  const { media, store } = player;
  const captions = player.captions.store;
  const track = new LentTrack(media);
  const lend = () => {
    const alone = isAlone(media);
    captions.set({ renderedBy: alone ? 'browser' : 'player' });
    media.toggleAttribute('data-alone', alone);
    // A page that reads the text tracks has given them the cues that are shown.
    const isListed = media.hasAttribute('data-drawn') && store.get().selectedTextTrack !== null;
    const { cues, advertisement } = captions.get();
    if (alone && cues.length > 0 && advertisement === null && !isListed) track.show(player);
    else track.hide();
    wear(media, alone ? store.get().captionAppearance : {});
  };
  for (const type of LEAVING) media.addEventListener(type, lend, { signal });
  const stops = [captions.subscribe(lend), store.select(({ captionAppearance }) => captionAppearance, lend)];
  signal.addEventListener(
    'abort',
    () => {
      for (const stop of stops) stop();
      track.hide();
    },
    { once: true },
  );
  lend();
};

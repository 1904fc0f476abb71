import type { AnnotationState } from '../annotations/annotation-state.js';
import type { CaptionState } from '../captions/caption-state.js';
import {
  initialControlsState,
  type ControlledPlayer,
  type PlayerContext,
} from '../controls/player-context.js';
import type { PlayerPage } from '../core/player-page.js';
import { loadLabels } from '../element/player-labels.js';
import { NO_PLACES } from '../plugins/plugin-places.js';
import { initialPlayerState, type PlayerState } from '../store/player-state.js';
import { createStore } from '../store/store.js';
import type { PlayerSource } from './player-source.js';

/** A `<footlight-embed>`: it has the commands and the state of a player, and its media are in its frame. */
interface FrameElement
  extends HTMLElement, Pick<PlayerPage, 'rates'>, Pick<ControlledPlayer, 'execute' | 'retry'> {
  /** Empty before the first report. */
  readonly state: Partial<PlayerState>;
  readonly language: string | null;
}

export const isFrame = (element: Element): element is FrameElement =>
  element.localName === 'footlight-embed' && 'execute' in element;

/** They stay in the frame. */
const ANNOTATIONS: AnnotationState = { chapters: [], thumbnails: [] };
const CAPTIONS: CaptionState = {
  language: '',
  cues: [],
  regions: [],
  styles: [],
  renderedBy: 'player',
  advertisement: null,
};

/** What controls read of the element itself, and an embed does not have. */
const PAGE = { shortcuts: {}, fullscreenTarget: null } as const;

/** Follows a player in a frame, by the state that it reports. @param changed called when the context is another one */
export const followFrame = (frame: FrameElement, changed: () => void): PlayerSource => {
  const life = new AbortController();
  const store = createStore<PlayerState>({ ...initialPlayerState, ...frame.state });
  const player: ControlledPlayer = {
    store,
    // A press in this page cannot open picture-in-picture of a video in a frame.
    media: Object.assign(document.createElement('video'), { disablePictureInPicture: true }),
    page: new Proxy(frame, {
      get: (target, name): unknown => Reflect.get(name in PAGE ? PAGE : target, name),
    }) as unknown as PlayerPage,
    life: life.signal,
    engine: null,
    loader: null,
    request: null,
    ads: null,
    annotations: {
      store: createStore(ANNOTATIONS),
      loadThumbnails: () => Promise.resolve(),
      leaveThumbnails: () => undefined,
    },
    captions: { store: createStore(CAPTIONS) },
    plugins: { places: createStore(NO_PLACES) },
    visibility: { show: () => undefined, hide: () => undefined },
    // Keys are those of the frame.
    pressKey: () => false,
    execute: (name, params) => frame.execute(name, params),
    retry: () => frame.retry(),
  };
  const controls = createStore({ ...initialControlsState, hasCore: true, lazyParts: 'here' as const });
  let context: PlayerContext | null = null;
  const speak = async (): Promise<void> => {
    const language = frame.language ?? frame.closest('[lang]')?.getAttribute('lang') ?? 'en';
    const labels = await loadLabels(language, true, null);
    if (life.signal.aborted) return;
    context = { player, controls, hasKeys: false, hasTitles: true, ...labels };
    changed();
  };
  const attributes = new MutationObserver(() => void speak().catch(() => undefined));
  attributes.observe(frame, { attributeFilter: ['language'] });
  frame.addEventListener('footlight-statechange', () => store.set(frame.state), { signal: life.signal });
  void speak().catch(() => undefined);
  return {
    get context() {
      return context;
    },
    stop() {
      attributes.disconnect();
      life.abort();
    },
  };
};

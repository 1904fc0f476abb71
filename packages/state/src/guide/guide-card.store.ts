import { isHttpError, type Client } from '@footlight/client';
import { guideSubjectOf, nowAndNext, type GuideSubject } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import { FRESH_FOR_MS, type Clock } from '../clock.js';
import { callErrorOf, type CallError, type Status } from '../calls/status.js';

/** How far ahead a channel's guide is requested. */
const GUIDE_WINDOW_MS = 6 * 3_600_000;
/** Retry delay for a guide without a next programme. */
const GAP_AGAIN_MS = 10 * 60_000;
/** Retry delay for a guide that failed to load, while its card is visible. */
const FAILED_AGAIN_MS = 30_000;

/** Loaded data with its status. `failed` keeps the previous value. */
export interface Loadable<T> {
  readonly status: Status;
  readonly error: CallError | null;
  /** Null before the first response, and if the service has no data. */
  readonly value: T | null;
  /** Time of the last response or failure, in milliseconds since the epoch. */
  readonly at: number;
}

export interface GuideCardState {
  /** Whether the realm enables playback in the programme guide. */
  readonly playback: Loadable<boolean>;
  /** Events and channels by the id of a card; a value of null: nothing is live under it. */
  readonly subjects: Readonly<Record<string, Loadable<GuideSubject>>>;
  /** Guides by channel, from the current programme at the time of the request to {@link GUIDE_WINDOW_MS} later. */
  readonly guides: Readonly<Record<string, Loadable<GuideSubject>>>;
  /** Called when a card becomes visible: loads the realm and the event, unless they are fresh or loading. */
  readonly open: (eventId: string | null) => void;
  /**
   * Loads the guide of a channel, unless the loaded one still has a next programme: one request per channel and window,
   * for any number of cards.
   */
  readonly follow: (channelId: string) => void;
  /** Repeats those requests that failed. */
  readonly retry: (eventId: string | null, channelId: string | null) => void;
}

const NOTHING = { status: 'idle', error: null, value: null, at: 0 } as const satisfies Loadable<never>;

/** Errors that mean “nothing to show” and are not failures. */
const NOTHING_THERE: ReadonlySet<string> = new Set([
  'EVENT_NOT_FOUND',
  'EVENT_NOT_LIVE',
  'CHANNEL_NOT_FOUND',
]);

export const loadableOf = <T>(all: Readonly<Record<string, Loadable<T>>>, id: string | null): Loadable<T> =>
  (id === null ? undefined : all[id]) ?? NOTHING;

/** Whether a guide has to be loaded, for the first time or again. */
const isStale = ({ status, value, at }: Loadable<GuideSubject>, now: number): boolean => {
  if (status === 'failed') return now >= at + FAILED_AGAIN_MS;
  if (status !== 'ready') return status === 'idle';
  if (now >= at + GUIDE_WINDOW_MS) return true;
  const isGap = value !== null && nowAndNext(value.programmes, now).next === null;
  return isGap && now >= at + GAP_AGAIN_MS;
};

export interface GuideCardOptions {
  readonly client: Client;
  readonly clock: Clock;
}

/**
 * Data of the programme-guide cards on one page. Nothing is requested before a card is opened; then the realm once,
 * each event at most once a minute, and each channel once per window.
 */
export const createGuideCardStore = ({ client, clock }: GuideCardOptions) =>
  createStore<GuideCardState>()((set, get) => {
    const request = async <T>(
      previous: Loadable<T>,
      call: () => Promise<T>,
      keep: (next: Loadable<T>) => void,
    ): Promise<void> => {
      keep({ ...previous, status: 'loading' });
      try {
        keep({ status: 'ready', error: null, value: await call(), at: clock.now() });
      } catch (error) {
        const isNothing = isHttpError(error) && NOTHING_THERE.has(error.code);
        keep(
          isNothing
            ? { status: 'ready', error: null, value: null, at: clock.now() }
            : { ...previous, status: 'failed', error: callErrorOf(error), at: clock.now() },
        );
      }
    };
    const isDue = ({ status, at }: Loadable<unknown>, freshForMs: number): boolean =>
      status === 'ready' ? clock.now() >= at + freshForMs : status !== 'loading';

    const requestRealm = () =>
      request(
        get().playback,
        async () => (await client.call('getRealm')).programmeGuidePlayback,
        (playback) => set({ playback }),
      );
    const requestEvent = (id: string) =>
      request(
        loadableOf(get().subjects, id),
        async () => guideSubjectOf(await client.call('getLiveEvent', { params: { id }, query: {} })),
        (next) => set(({ subjects }) => ({ subjects: { ...subjects, [id]: next } })),
      );
    const requestGuide = (id: string) =>
      request(
        loadableOf(get().guides, id),
        async () => {
          const from = clock.now();
          const query = {
            channel: id,
            from: new Date(from).toISOString(),
            to: new Date(from + GUIDE_WINDOW_MS).toISOString(),
          };
          const [channel] = (await client.call('getGuide', { query })).channels;
          return channel === undefined ? null : guideSubjectOf(channel);
        },
        (next) => set(({ guides }) => ({ guides: { ...guides, [id]: next as Loadable<GuideSubject> } })),
      );

    return {
      playback: NOTHING,
      subjects: {},
      guides: {},
      open: (eventId) => {
        if (isDue(get().playback, Number.POSITIVE_INFINITY)) void requestRealm();
        if (eventId !== null && isDue(loadableOf(get().subjects, eventId), FRESH_FOR_MS))
          void requestEvent(eventId);
      },
      follow: (channelId) => {
        if (isStale(loadableOf(get().guides, channelId), clock.now())) void requestGuide(channelId);
      },
      retry: (eventId, channelId) => {
        const { playback, subjects, guides } = get();
        if (playback.status === 'failed') void requestRealm();
        if (eventId !== null && loadableOf(subjects, eventId).status === 'failed') void requestEvent(eventId);
        if (channelId !== null && loadableOf(guides, channelId).status === 'failed')
          void requestGuide(channelId);
      },
    };
  });

export type GuideCardStore = ReturnType<typeof createGuideCardStore>;

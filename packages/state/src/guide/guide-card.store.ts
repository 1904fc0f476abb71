import { isHttpError, type Client } from '@footlight/client';
import { guideSubjectOf, nowAndNext, type GuideSubject } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import { FRESH_FOR_MS, type Clock } from '../clock.js';
import { failureOf, type Failure, type Status } from '../calls/status.js';

/** How far ahead a channel's guide is requested. */
const GUIDE_WINDOW_MS = 6 * 3_600_000;
/** Retry delay for a guide without a next programme. */
const GAP_AGAIN_MS = 10 * 60_000;
/** Retry delay for a guide that failed to load, while its card is visible. */
const FAILED_AGAIN_MS = 30_000;

/** Loaded data with its status. `failed` keeps the previous value. */
export interface Held<T> {
  readonly status: Status;
  readonly failure: Failure | null;
  /** Null before the first reply, and if the service has no data. */
  readonly value: T | null;
  /** Time of the last reply or failure, in milliseconds since the epoch. */
  readonly at: number;
}

export interface GuideCardState {
  /** Whether the realm enables playback in the programme guide. */
  readonly playback: Held<boolean>;
  /** Events and channels by the id of a card; a value of null: nothing is live under it. */
  readonly subjects: Readonly<Record<string, Held<GuideSubject>>>;
  /** Guides by channel, from the current programme at the time of the request to {@link GUIDE_WINDOW_MS} later. */
  readonly guides: Readonly<Record<string, Held<GuideSubject>>>;
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

const NOTHING = { status: 'idle', failure: null, value: null, at: 0 } as const satisfies Held<never>;

/** Errors that mean “nothing to show” and are not failures. */
const NOTHING_THERE: ReadonlySet<string> = new Set([
  'EVENT_NOT_FOUND',
  'EVENT_NOT_LIVE',
  'CHANNEL_NOT_FOUND',
]);

export const heldIn = <T>(all: Readonly<Record<string, Held<T>>>, id: string | null): Held<T> =>
  (id === null ? undefined : all[id]) ?? NOTHING;

/** Whether a guide has to be loaded, for the first time or again. */
const isSpent = ({ status, value, at }: Held<GuideSubject>, now: number): boolean => {
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
    const ask = async <T>(
      held: Held<T>,
      call: () => Promise<T>,
      keep: (next: Held<T>) => void,
    ): Promise<void> => {
      keep({ ...held, status: 'loading' });
      try {
        keep({ status: 'ready', failure: null, value: await call(), at: clock.now() });
      } catch (error) {
        const isNothing = isHttpError(error) && NOTHING_THERE.has(error.code);
        keep(
          isNothing
            ? { status: 'ready', failure: null, value: null, at: clock.now() }
            : { ...held, status: 'failed', failure: failureOf(error), at: clock.now() },
        );
      }
    };
    const isDue = ({ status, at }: Held<unknown>, freshForMs: number): boolean =>
      status === 'ready' ? clock.now() >= at + freshForMs : status !== 'loading';

    const askRealm = () =>
      ask(
        get().playback,
        async () => (await client.call('getRealm')).programmeGuidePlayback,
        (playback) => set({ playback }),
      );
    const askEvent = (id: string) =>
      ask(
        heldIn(get().subjects, id),
        async () => guideSubjectOf(await client.call('getLiveEvent', { params: { id }, query: {} })),
        (held) => set(({ subjects }) => ({ subjects: { ...subjects, [id]: held } })),
      );
    const askGuide = (id: string) =>
      ask(
        heldIn(get().guides, id),
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
        (held) => set(({ guides }) => ({ guides: { ...guides, [id]: held as Held<GuideSubject> } })),
      );

    return {
      playback: NOTHING,
      subjects: {},
      guides: {},
      open: (eventId) => {
        if (isDue(get().playback, Number.POSITIVE_INFINITY)) void askRealm();
        if (eventId !== null && isDue(heldIn(get().subjects, eventId), FRESH_FOR_MS)) void askEvent(eventId);
      },
      follow: (channelId) => {
        if (isSpent(heldIn(get().guides, channelId), clock.now())) void askGuide(channelId);
      },
      retry: (eventId, channelId) => {
        const { playback, subjects, guides } = get();
        if (playback.status === 'failed') void askRealm();
        if (eventId !== null && heldIn(subjects, eventId).status === 'failed') void askEvent(eventId);
        if (channelId !== null && heldIn(guides, channelId).status === 'failed') void askGuide(channelId);
      },
    };
  });

export type GuideCardStore = ReturnType<typeof createGuideCardStore>;

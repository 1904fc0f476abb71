import {
  guideSubjectOf,
  nextChange,
  nowAndNext,
  showsGuideCard,
  type GuideCardData,
  type GuideSubject,
  type Programme,
} from '@footlight/domain';
import { loadableOf, type GuideCardState, type GuideCardStore } from '@footlight/state';
import { useEffect, useMemo, useState } from 'react';
import { useStoreState } from '../hooks/use-store.js';

/** Interval at which the progress of a programme is updated. */
const TICK_MS = 15_000;

/** The content of a visible card. */
export interface ShownGuideCard {
  readonly stage: 'shown';
  readonly subject: GuideSubject;
  readonly now: Programme | null;
  readonly next: Programme | null;
  /** Status of the guide data. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export type GuideCardView =
  | ShownGuideCard
  /** It is not known yet whether there is something to show. */
  | { readonly stage: 'waiting' }
  /** Nothing is shown: access is not granted, it is not live, or the realm does not want it. */
  | { readonly stage: 'nothing' }
  | { readonly stage: 'failed'; readonly isRetrying: boolean };

const WAITING = { stage: 'waiting' } as const;
const NOTHING = { stage: 'nothing' } as const;

const viewOf = (
  { playback, subjects, guides }: GuideCardState,
  { eventId, given, at }: { eventId: string | null; given: GuideSubject | null; at: number },
): GuideCardView => {
  const entry = loadableOf(subjects, eventId);
  const subject = given ?? entry.value;
  if (playback.value === false || (subject !== null && !showsGuideCard(subject, true))) return NOTHING;
  if (subject === null && entry.status === 'ready') return NOTHING;
  if (subject === null || playback.value === null) {
    const missing = subject === null ? [playback, entry] : [playback];
    const isLost = missing.some(({ error }) => error !== null);
    return isLost
      ? { stage: 'failed', isRetrying: missing.some(({ status }) => status === 'loading') }
      : WAITING;
  }
  const guide = loadableOf(guides, subject.channelId);
  const programmes = guide.value?.programmes ?? subject.programmes;
  const status = subject.channelId === null || guide.status === 'ready' ? 'ready' : guide.status;
  return {
    stage: 'shown',
    subject,
    ...nowAndNext(programmes, at),
    status: status === 'idle' ? 'loading' : status,
    at,
  };
};

/** The time, updated every 15 seconds and whenever another programme starts. */
const useProgrammeClock = (programmes: readonly Programme[]): number => {
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    const now = Date.now();
    const change = nextChange(programmes, now) ?? Number.POSITIVE_INFINITY;
    const timer = setTimeout(() => setAt(Date.now()), Math.min(TICK_MS, change - now));
    return () => clearTimeout(timer);
  }, [programmes, at]);
  return at;
};

/** The content of a card, loaded while the card is active. */
export const useGuideCard = (
  store: GuideCardStore,
  { eventId, data }: { readonly eventId: string | null; readonly data: GuideCardData | null },
): GuideCardView => {
  const state = useStoreState(store);
  const given = useMemo(() => (data === null ? null : guideSubjectOf(data)), [data]);
  const requestedId = given === null ? eventId : null;
  const known = given ?? loadableOf(state.subjects, requestedId).value;
  const channelId = known?.channelId ?? null;
  const programmes = useMemo(
    () => loadableOf(state.guides, channelId).value?.programmes ?? known?.programmes ?? [],
    [state.guides, channelId, known],
  );
  const at = useProgrammeClock(programmes);
  const view = viewOf(state, { eventId: requestedId, given, at });
  const isShown = view.stage === 'shown';
  useEffect(() => {
    store.getState().open(requestedId);
  }, [store, requestedId]);
  useEffect(() => {
    if (isShown && channelId !== null) store.getState().follow(channelId);
  }, [store, channelId, isShown, at]);
  return view;
};

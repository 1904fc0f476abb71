import { nextChange, nowAndNext, type Programme } from '@footlight/domain';
import type { PlayerHost, PlayerFeature } from '../session/player-host.js';
import type { CurrentVideo } from '../session/current-video.js';
import { eachVideo } from '../features/each-video.js';
import { chaptersOfProgrammes, clockOrigin } from './programme-times.js';

/** How far ahead programmes are requested, and how often they are requested again. */
const AHEAD_MS = 6 * 3_600_000;
const AGAIN_MS = 30 * 60_000;
/** The timeline is not redrawn for smaller differences in seconds, because clocks differ and drift slightly. */
const STEADY_SECONDS = 2;

const followOne = (
  player: PlayerHost,
  { loader }: CurrentVideo,
  epgId: string,
  signal: AbortSignal,
): void => {
  const { store, annotations } = player;
  let programmes: readonly Programme[] = [];
  let renderedOrigin: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = (): void => {
    const { live } = store.get();
    if (live === null || programmes.length === 0) return;
    const origin = clockOrigin(player.engine, live, Date.now());
    if (renderedOrigin !== null && Math.abs(origin - renderedOrigin) < STEADY_SECONDS) return;
    renderedOrigin = origin;
    void annotations.mark(chaptersOfProgrammes(programmes, origin));
  };

  const update = (): void => {
    const now = Date.now();
    if (programmes.length > 0) store.set({ epg: nowAndNext(programmes, now) });
    const change = nextChange(programmes, now) ?? Number.POSITIVE_INFINITY;
    timer = setTimeout(
      () => (Date.now() < fetchAgainAt ? update() : void fetchProgrammes()),
      Math.min(change - now, AGAIN_MS),
    );
  };

  let fetchAgainAt = 0;
  const fetchProgrammes = async (): Promise<void> => {
    const now = Date.now();
    fetchAgainAt = now + AGAIN_MS;
    const { live } = store.get();
    const window = live === null ? 0 : (live.edge - live.windowStart) * 1000;
    // The guide is optional: if a request fails, the known programmes are kept.
    const found = await loader
      .programmes?.(epgId, new Date(now - window), new Date(now + AHEAD_MS), signal)
      .catch(() => undefined);
    if (signal.aborted) return;
    programmes = found ?? programmes;
    renderedOrigin = null;
    draw();
    update();
  };

  const stop = store.select(({ live }) => Math.floor(live?.edge ?? 0), draw);
  signal.addEventListener(
    'abort',
    () => {
      stop();
      clearTimeout(timer);
    },
    { once: true },
  );
  void fetchProgrammes();
};

/** Keeps `epg` up to date while a channel plays, and draws its programmes on the timeline. */
export const followProgrammes: PlayerFeature = (player, life) => {
  eachVideo(player, life, (current, signal) => {
    const { epgId } = player.store.get();
    if (epgId !== null && current.loader.programmes !== undefined) followOne(player, current, epgId, signal);
  });
};

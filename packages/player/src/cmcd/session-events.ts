import { CMCD_KEYS, CmcdReporter, type Cmcd as CmcdData } from '@svta/cml-cmcd';
import type { PlayerState } from '../store/player-state.js';
import type { CmcdElement, CmcdEventName, CmcdEvents } from './cmcd-options.js';
import { bufferOf, playbackData, playerStateOf } from './playback-data.js';

const TIMEOUT_MS = 20_000;
/** After so many attempts in a row without an answer, the address is given up. */
const MOST_FAILURES = 10;
/** Tells the library that an address wants no more events. */
const GONE = 410;

interface SentEvent {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Sends events so that they also arrive when the page is left. @throws {TypeError} without a response */
const createRequester = (): ((event: SentEvent) => Promise<{ status: number }>) => {
  let failures = 0;
  return async ({ url, headers = {}, body }) => {
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        headers,
        body: String(body),
        keepalive: true,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      failures = status >= 500 || status === 429 ? failures + 1 : 0;
      return { status: failures < MOST_FAILURES ? status : GONE };
    } catch (cause) {
      failures += 1;
      if (failures < MOST_FAILURES) throw cause;
      console.warn('Footlight: the address of CMCD events does not answer. No more are sent there.');
      return { status: GONE };
    }
  };
};

const isAdPlaying = ({ ad }: PlayerState): boolean => ad?.phase === 'playing';

type Happened = readonly [CmcdEventName, CmcdData];

/** What a change of the state is in the words of the standard. */
const eventsBetween = (before: PlayerState, now: PlayerState): readonly Happened[] => {
  const events: Happened[] = [];
  const add = (has: boolean, name: CmcdEventName, data: CmcdData = {}): void => {
    if (has) events.push([name, data]);
  };
  add(now.id !== before.id && now.id !== null, 'c');
  add(isAdPlaying(now) && !isAdPlaying(before), 'as');
  add(!isAdPlaying(now) && isAdPlaying(before), 'ae');
  add(now.muted && !before.muted, 'm');
  add(!now.muted && before.muted, 'um');
  add(now.fullscreen && !before.fullscreen, 'pe');
  add(!now.fullscreen && before.fullscreen, 'pc');
  const quality = now.activeQuality;
  if (quality !== null && before.activeQuality !== null && quality.id !== before.activeQuality.id)
    add(true, 'bc', { br: [quality.bandwidth / 1000] });
  if (now.error !== null && now.error !== before.error) add(true, 'e', { ec: [now.error.code] });
  add(playerStateOf(now) !== playerStateOf(before), 'ps', { sta: playerStateOf(now) });
  return events;
};

/** What all events of a session have in common. */
interface SessionNames {
  readonly sid: string;
  readonly cid?: string;
}

/** Sends what happens in a session, in the event mode of the standard. */
export class SessionEvents {
  readonly #player: CmcdElement;
  readonly #reporter: CmcdReporter;
  #before: PlayerState;

  constructor(
    player: CmcdElement,
    { url, types, interval, batchSize }: Required<CmcdEvents>,
    keys: readonly string[] = CMCD_KEYS,
  ) {
    const target = {
      version: 2 as const,
      url,
      events: [...types],
      interval,
      batchSize,
      enabledKeys: CMCD_KEYS.filter((key) => keys.includes(key)),
    };
    this.#player = player;
    this.#before = player.state;
    this.#reporter = new CmcdReporter({ version: 2, eventTargets: [target] }, createRequester());
  }

  /** Call before anything else. */
  start(names: SessionNames): void {
    this.#describe(names);
    this.#reporter.start();
  }

  follow(names: SessionNames): void {
    const before = this.#before;
    this.#before = this.#player.state;
    this.#describe(names);
    for (const [name, data] of eventsBetween(before, this.#before)) this.#reporter.recordEvent(name, data);
  }

  /** The page went into the background, or came back. */
  changeVisibility(names: SessionNames): void {
    this.#describe(names);
    this.#reporter.recordEvent('b', { bg: document.hidden });
    if (document.hidden) this.#reporter.flush();
  }

  stop(): void {
    this.#reporter.stop(true);
  }

  #describe(names: SessionNames): void {
    const { state } = this.#player;
    const data = { bg: false, mtp: undefined, ltc: undefined, pt: undefined, sta: undefined, cid: undefined };
    const described = { ...data, ...playbackData(this.#player, null), bl: [bufferOf(state)], ...names };
    this.#reporter.update(described as Partial<CmcdData>);
  }
}

import type { FootlightPlayer } from '../element/player.element.js';

/** What is read of a `<footlight-player>`. */
export type CmcdElement = EventTarget & Pick<FootlightPlayer, 'state' | 'engine'>;

/**
 * The names of the standard for what happens in a session: an advertisement starts or ends, the page goes into the
 * background or comes back, another rendition plays, another video, an error, sound off or on, the player fills the screen
 * or leaves it, another state of playback, and a time that passes.
 */
const CMCD_EVENT_NAMES = ['as', 'ae', 'b', 'bc', 'c', 'e', 'm', 'um', 'pe', 'pc', 'ps', 't'] as const;
export type CmcdEventName = (typeof CMCD_EVENT_NAMES)[number];

/** Where events of a session are sent to. */
export interface CmcdEvents {
  /** By POST, as `application/cmcd`. */
  readonly url: string;
  /** All of them by default. */
  readonly types?: readonly CmcdEventName[];
  /** Seconds between two events `t`; 30 by default. */
  readonly interval?: number;
  /** Events that are sent together; 1 by default, 100 at most. */
  readonly batchSize?: number;
}

/** @see https://cta-wave.github.io/Resources/common-media-client-data--cta-5004-b.html */
export interface CmcdOptions {
  /** Of the standard: 1 (CTA-5004) by default, 2 (CTA-5004-B). */
  readonly version?: 1 | 2;
  /** Whether requests carry the data in their query, by default, or in headers, which other origins must allow. */
  readonly mode?: 'query' | 'headers';
  /** Of the video, up to 64 characters; by default its id, and none for a plain address. */
  readonly contentId?: string;
  /** Of the session, up to 64 characters; by default a random UUID for each video. */
  readonly sessionId?: string;
  /** The keys to send, such as `br` and `sid`; all by default. */
  readonly keys?: readonly string[];
  /** Sends events as well; only in version 2. */
  readonly events?: CmcdEvents;
}

export type CompleteOptions = Omit<CmcdOptions, 'events'> &
  Required<Pick<CmcdOptions, 'version' | 'mode'>> & { readonly events: Required<CmcdEvents> | null };

const LONGEST_ID = 64;
const LARGEST_BATCH = 100;
const LONGEST_INTERVAL = 3600;

const listed = (values: readonly (string | number)[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

const requireOneOf = <Value extends string | number>(
  value: Value,
  allowed: readonly Value[],
  name: string,
): void => {
  if (!allowed.includes(value))
    throw new RangeError(`${name} must be one of ${listed(allowed)}, not ${JSON.stringify(value)}.`);
};

const requireId = (value: string | undefined, name: string): void => {
  if (value !== undefined && (typeof value !== 'string' || value === '' || value.length > LONGEST_ID))
    throw new RangeError(
      `${name} must be text of 1 to ${String(LONGEST_ID)} characters, not ${JSON.stringify(value)}.`,
    );
};

const completeEvents = ({
  url,
  types = CMCD_EVENT_NAMES,
  interval = 30,
  batchSize = 1,
}: CmcdEvents): Required<CmcdEvents> => {
  for (const type of types) requireOneOf(type, CMCD_EVENT_NAMES, 'events.types');
  if (!(interval > 0 && interval <= LONGEST_INTERVAL))
    throw new RangeError(
      `events.interval must be more than 0 and at most ${String(LONGEST_INTERVAL)} seconds, not ${String(interval)}.`,
    );
  if (!Number.isInteger(batchSize) || batchSize < 1 || batchSize > LARGEST_BATCH)
    throw new RangeError(
      `events.batchSize must be a whole number from 1 to ${String(LARGEST_BATCH)}, not ${String(batchSize)}.`,
    );
  return { url: new URL(url, document.baseURI).href, types, interval, batchSize };
};

/**
 * @throws {RangeError} for an option outside its limits
 * @throws {TypeError} for an address that is none
 */
export const completeOptions = ({
  version = 1,
  mode = 'query',
  events,
  ...others
}: CmcdOptions): CompleteOptions => {
  requireOneOf(version, [1, 2], 'version');
  requireOneOf(mode, ['query', 'headers'], 'mode');
  requireId(others.contentId, 'contentId');
  requireId(others.sessionId, 'sessionId');
  if (events !== undefined && version === 1)
    throw new RangeError('events need version 2 of the standard, not 1.');
  return { ...others, version, mode, events: events === undefined ? null : completeEvents(events) };
};

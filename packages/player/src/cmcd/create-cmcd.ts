import { encodeCmcd, toCmcdHeaders, type Cmcd as CmcdData, type CmcdEncodeOptions } from '@svta/cml-cmcd';
import type { MediaRequest, RequestInterceptor } from '../media/network/network-options.js';
import { CmcdSession } from './cmcd-session.js';
import { completeOptions, type CmcdElement, type CmcdOptions } from './cmcd-options.js';
import { withCmcd } from './cmcd-query.js';
import { playbackData } from './playback-data.js';
import { requestData } from './request-data.js';
import { SessionEvents } from './session-events.js';

export interface Cmcd {
  /** Adds the data to a request; for `network.requestInterceptor`. */
  readonly requestInterceptor: RequestInterceptor & ((request: MediaRequest) => MediaRequest);
  /** Sends what waits, and then neither data nor events. */
  stop(): void;
}

/** Licences and certificates are often the business of another company. */
const isOfKeySystem = ({ type }: MediaRequest): boolean => type === 'licence' || type === 'certificate';

/**
 * Tells servers of media about playback, as Common Media Client Data (CTA-5004).
 * @param player whose `network.requestInterceptor` calls the one that is returned
 * @throws {RangeError} for an option outside its limits
 * @throws {TypeError} for an address that is none
 * @see docs/rules/playback.md PLAY-50
 */
export const createCmcd = (player: CmcdElement, options: CmcdOptions = {}): Cmcd => {
  const { version, mode, contentId, sessionId, keys, events: target } = completeOptions(options);
  const life = new AbortController();
  const session = new CmcdSession(sessionId);
  const events = target === null ? null : new SessionEvents(player, target, keys);
  const encoding: CmcdEncodeOptions = {
    version,
    reportingMode: 'request',
    ...(keys === undefined ? {} : { filter: (key) => keys.includes(key) }),
  };

  const names = (): { readonly sid: string; readonly cid?: string } => {
    const cid = contentId ?? player.state.id;
    return { sid: session.id, ...(cid === null ? {} : { cid }) };
  };

  const look = (): void => {
    session.follow(player.state);
    events?.follow(names());
  };

  const addData = (request: MediaRequest): void => {
    session.follow(player.state);
    const data: CmcdData = {
      ...playbackData(player, request.protocol),
      ...requestData(request, player.state),
      ...names(),
      ...session.next(),
      v: version,
    };
    if (mode === 'query') request.url = withCmcd(request.url, encodeCmcd(data, encoding));
    else Object.assign(request.headers, toCmcdHeaders(data, encoding));
  };

  const { signal } = life;
  player.addEventListener('footlight-statechange', look, { signal });
  if (events !== null) {
    events.start(names());
    document.addEventListener('visibilitychange', () => events.changeVisibility(names()), { signal });
    globalThis.addEventListener('pagehide', () => events.stop(), { signal });
    globalThis.addEventListener(
      'pageshow',
      ({ persisted }) => (persisted ? events.start(names()) : undefined),
      {
        signal,
      },
    );
  }
  return {
    requestInterceptor: (request) => {
      if (!signal.aborted && !isOfKeySystem(request) && /^https?:/u.test(request.url)) addData(request);
      return request;
    },
    stop() {
      look();
      life.abort();
      events?.stop();
    },
  };
};

import type { AdVerification } from '../store/player-events.js';
import { ping } from './ad-pings.js';

/** A verification of the parser's output, as far as it is used here. */
export interface VastVerification {
  readonly vendor: string | null;
  readonly resource: string | null;
  readonly apiFramework: string | null;
  readonly parameters: string | null;
  readonly trackingEvents: Readonly<Record<string, readonly string[]>>;
}

/** What of an advertisement is executed by others than the player. */
interface Unexecuted {
  readonly verifications: readonly VastVerification[];
  readonly isInteractive: boolean;
  readonly tracker: { error(macros: object): void };
}

/** Codes of VAST 4.2: the reason of `verificationNotExecuted`, and the errors of what the player does not execute. */
const NOT_SUPPORTED = '2';
const ERRORS = { interactive: '409', verification: '410' } as const;

/** Dispatched on the player for each verification; `preventDefault()` tells that the page executes it. */
const EVENT = 'footlight-adverification';

/**
 * Hands the verifications of an advertisement to the page, and tells the ad server what nobody executes: those
 * verifications that the page leaves, and an interactive part (SIMID).
 * @param from an element within the player
 */
export const handOver = (
  { verifications, isInteractive, tracker }: Unexecuted,
  from: HTMLElement,
  macros: Readonly<Record<string, string>>,
): void => {
  for (const { vendor, resource, apiFramework, parameters, trackingEvents } of verifications) {
    const detail: AdVerification = {
      vendor: vendor ?? '',
      resource: resource ?? '',
      apiFramework: apiFramework ?? '',
      parameters: parameters ?? '',
    };
    const event = new CustomEvent(EVENT, { bubbles: true, composed: true, cancelable: true, detail });
    if (resource !== null && resource !== '' && !from.dispatchEvent(event)) continue;
    ping(trackingEvents['verificationNotExecuted'], { ...macros, REASON: NOT_SUPPORTED });
    tracker.error({ ...macros, ERRORCODE: ERRORS.verification });
  }
  if (isInteractive) tracker.error({ ...macros, ERRORCODE: ERRORS.interactive });
};

import { OUTSIDE_REGION, REGION_HEADER } from '@footlight/domain';
import { accessError, licenceError } from '../drm/drm-error.js';
import type { EngineError } from '../engine/engine.js';

/** dash.js error codes caused by the network: manifest, segment, initialisation, and their loaders. */
const NETWORK_CODES: ReadonlySet<number> = new Set([11, 15, 17, 25, 27, 28]);
/** What arrived is no manifest, or an invalid one, or one without streams. */
const UNREAD_CODES: ReadonlySet<number> = new Set([10, 31, 32]);
/** A live stream without a clock of its own is timed by the response of its manifest. */
const NO_CLOCK = 16;
const DRM_CODES = { from: 100, to: 116 } as const;
/** `KEY_SYSTEM_ACCESS_DENIED_ERROR_CODE`, and `CAPABILITY_MEDIAKEYS_ERROR_CODE` of browsers without any key system. */
const NO_KEY_SYSTEM = 112;
const NO_MEDIA_KEYS = 24;

/** The response that caused an error. */
interface DashAnswer {
  readonly response?: { readonly status?: number };
  /** Status of the DRM licence server's response. */
  readonly responseCode?: number | null;
  readonly serverResponse?: unknown;
}

interface DashErrorEvent {
  readonly code?: number | null;
  readonly data?: DashAnswer | null;
}

/** Whether dash.js goes on after an error. */
export const isHarmless = ({ code }: DashErrorEvent): boolean => code === NO_CLOCK;

/** The parts of an error response that describe a refusal. */
export type Denial = Pick<EngineError, 'status' | 'outsideRegion'>;

interface Answered {
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

export const denialOf = ({ status = 0, headers = {} }: Answered): Denial => {
  if (status < 400) return {};
  const isOutside = new Headers(headers).get(REGION_HEADER) === OUTSIDE_REGION;
  return { status, ...(isOutside ? { outsideRegion: true } : {}) };
};

/** @param denial from the last response; dash.js does not report it for a manifest */
export const errorOf = (event: DashErrorEvent, denial: Denial = {}): EngineError => {
  const { data } = event;
  const code = event.code ?? 0;
  const status = data?.response?.status ?? data?.responseCode ?? undefined;
  const isDrm = code === NO_MEDIA_KEYS || (code >= DRM_CODES.from && code <= DRM_CODES.to);
  const isNetwork = NETWORK_CODES.has(code);
  if (UNREAD_CODES.has(code)) return { kind: 'unsupported', unread: true, cause: event };
  return {
    kind: isNetwork ? 'network' : isDrm ? 'drm' : 'media',
    ...(isNetwork ? denial : {}),
    ...(status === undefined || status === 0 ? {} : { status }),
    ...(isDrm
      ? {
          drm:
            code === NO_KEY_SYSTEM || code === NO_MEDIA_KEYS
              ? accessError(event)
              : licenceError(status, data?.serverResponse),
        }
      : {}),
    cause: event,
  };
};

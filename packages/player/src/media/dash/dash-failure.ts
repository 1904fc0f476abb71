import { OUTSIDE_REGION, REGION_HEADER } from '@footlight/domain';
import { accessFault, licenceFault } from '../drm/drm-fault.js';
import type { EngineFailure } from '../engine/engine.js';

/** dash.js error codes caused by the network: manifest, segment, initialisation, and their loaders. */
const NETWORK_CODES: ReadonlySet<number> = new Set([11, 15, 17, 25, 27, 28]);
const DRM_CODES = { from: 100, to: 116 } as const;
/** `KEY_SYSTEM_ACCESS_DENIED_ERROR_CODE` */
const NO_KEY_SYSTEM = 112;

/** The response that caused an error. */
interface DashAnswer {
  readonly response?: { readonly status?: number };
  /** Status of the DRM licence server's response. */
  readonly responseCode?: number | null;
  readonly serverResponse?: unknown;
}

interface DashFault {
  readonly code?: number | null;
  readonly data?: DashAnswer | null;
}

/** The parts of an error response that describe a refusal. */
export type Refusal = Pick<EngineFailure, 'status' | 'outsideRegion'>;

interface Answered {
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

export const refusalOf = ({ status = 0, headers = {} }: Answered): Refusal => {
  if (status < 400) return {};
  const isOutside = new Headers(headers).get(REGION_HEADER) === OUTSIDE_REGION;
  return { status, ...(isOutside ? { outsideRegion: true } : {}) };
};

/** @param refusal from the last response; dash.js does not report it for a manifest */
export const failureOf = (fault: DashFault, refusal: Refusal = {}): EngineFailure => {
  const { data } = fault;
  const code = fault.code ?? 0;
  const status = data?.response?.status ?? data?.responseCode ?? undefined;
  const isDrm = code >= DRM_CODES.from && code <= DRM_CODES.to;
  const isNetwork = NETWORK_CODES.has(code);
  return {
    kind: isNetwork ? 'network' : isDrm ? 'drm' : 'media',
    ...(isNetwork ? refusal : {}),
    ...(status === undefined || status === 0 ? {} : { status }),
    ...(isDrm
      ? { drm: code === NO_KEY_SYSTEM ? accessFault(fault) : licenceFault(status, data?.serverResponse) }
      : {}),
    cause: fault,
  };
};

import { OUTSIDE_REGION, REGION_HEADER } from '@footlight/domain';
import type { ErrorData } from 'hls.js';
import type { DrmFault } from '../../store/player-error.js';
import { accessFault, licenceFault } from '../drm/drm-fault.js';
import type { EngineFailure } from '../engine/engine.js';

const isOutsideRegion = (details: unknown): boolean =>
  details instanceof XMLHttpRequest && details.getResponseHeader(REGION_HEADER) === OUTSIDE_REGION;

/** hls.js requests the licence as binary data. */
const drmFaultOf = ({ details, networkDetails, response, error }: ErrorData): DrmFault => {
  const isAccess: boolean = (details as string) === 'keySystemNoAccess';
  return isAccess
    ? accessFault(error)
    : licenceFault(
        response?.code,
        networkDetails instanceof XMLHttpRequest ? networkDetails.response : undefined,
      );
};

/** @param codecs of all renditions */
export const failureOf = (data: ErrorData, codecs: string): EngineFailure => {
  const status = data.response?.code;
  const kinds: Record<string, EngineFailure['kind']> = {
    networkError: 'network',
    mediaError: 'media',
    muxError: 'media',
    keySystemError: 'drm',
  };
  const details: string = data.details;
  // Unsupported codecs are reported for the playlist, or for the first source buffer.
  const isCodec = details === 'manifestIncompatibleCodecsError' || details === 'bufferAddCodecError';
  return {
    kind: isCodec ? 'unsupported' : (kinds[data.type] ?? 'media'),
    ...(isCodec ? { codecs: data.mimeType ?? codecs } : {}),
    ...(status === undefined || status === 0 ? {} : { status }),
    ...(isOutsideRegion(data.networkDetails) ? { outsideRegion: true } : {}),
    ...(kinds[data.type] === 'drm' ? { drm: drmFaultOf(data) } : {}),
    cause: data.error,
  };
};

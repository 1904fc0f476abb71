import { OUTSIDE_REGION, REGION_HEADER } from '@footlight/domain';
import type { ErrorData } from 'hls.js';
import type { MediaRequestType } from '../../store/player-error.js';
import type { DrmErrorReason } from '../../store/player-error.js';
import { accessError, licenceError } from '../drm/drm-error.js';
import type { EngineError } from '../engine/engine.js';

/** Reads all headers, because browsers report an error in the console for a single one that a server does not expose. */
const isOutsideRegion = (details: unknown): boolean =>
  details instanceof XMLHttpRequest &&
  details.getAllResponseHeaders().split('\r\n').includes(`${REGION_HEADER.toLowerCase()}: ${OUTSIDE_REGION}`);

/** Whether media is encrypted, and nobody has configured its key system. hls.js does not report it as fatal. */
export const lacksKeySystem = (details: string): boolean => details === 'keySystemNoKeys';

/** hls.js requests the licence as binary data. */
const drmReasonOf = ({ details, networkDetails, response, error }: ErrorData): DrmErrorReason => {
  if (lacksKeySystem(details)) return 'missing';
  const isAccess: boolean = (details as string) === 'keySystemNoAccess';
  return isAccess
    ? accessError(error)
    : licenceError(
        response?.code,
        networkDetails instanceof XMLHttpRequest ? networkDetails.response : undefined,
      );
};

/** What arrived is not a playlist, or not a valid one. */
const UNREAD: ReadonlySet<string> = new Set(['manifestParsingError', 'levelParsingError', 'levelEmptyError']);

/** What was requested, by the beginning of the name of the error. */
const LOADING: readonly (readonly [RegExp, MediaRequestType])[] = [
  [/^fragLoad/u, 'segment'],
  [/^keyLoad/u, 'key'],
  [/^keySystemLicenseRequest/u, 'licence'],
  [/^keySystemServerCertificateRequest/u, 'certificate'],
  [/^(?:manifest|level|audioTrack|subtitleTrack)(?:Load|Parsing|Empty)/u, 'manifest'],
];

/** What was requested; undefined if the error is about no request. */
const loadingOf = (details: string): MediaRequestType | undefined =>
  LOADING.find(([pattern]) => pattern.test(details))?.[1];

/** The address that failed: of a key, a segment or a playlist; undefined if none is known. */
const addressOf = ({ details, frag, url, context, response }: ErrorData): string | undefined => {
  const fault: string = details;
  if (fault.startsWith('keySystem')) return response?.url;
  if (frag === undefined || !/^(?:frag|key)Load/u.test(fault)) return url ?? context?.url;
  // It may be the initialisation of the segment that failed.
  if (fault.startsWith('frag')) return response?.url ?? frag.url;
  const uri = frag.decryptdata?.uri;
  return uri === undefined ? undefined : new URL(uri, frag.baseurl).href;
};

/** @param codecs of all renditions */
export const errorOf = (data: ErrorData, codecs: string): EngineError => {
  const status = data.response?.code;
  const kinds: Record<string, EngineError['kind']> = {
    networkError: 'network',
    mediaError: 'media',
    muxError: 'media',
    keySystemError: 'drm',
  };
  const details: string = data.details;
  // Unsupported codecs are reported for the playlist, or for the first source buffer.
  const isCodec = details === 'manifestIncompatibleCodecsError' || details === 'bufferAddCodecError';
  const isUnread = UNREAD.has(details);
  const address = addressOf(data);
  const loading = loadingOf(details);
  return {
    kind: isCodec || isUnread ? 'unsupported' : (kinds[data.type] ?? 'media'),
    ...(isUnread ? { unread: true } : {}),
    ...(loading === undefined ? {} : { loading }),
    ...(address === undefined ? {} : { address }),
    ...(isCodec ? { codecs: data.mimeType ?? codecs } : {}),
    // hls.js also reports the status of a response that it could not read.
    ...(status === undefined || status < 400 ? {} : { status }),
    ...(isOutsideRegion(data.networkDetails) ? { outsideRegion: true } : {}),
    ...(kinds[data.type] === 'drm' ? { drm: drmReasonOf(data) } : {}),
    cause: data.error,
  };
};

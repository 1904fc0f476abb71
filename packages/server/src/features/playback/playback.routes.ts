import type { Handlers } from '../../feature.js';
import { deviceOf } from './screens/device.js';
import type { DrmLicenceService } from './drm-licence.service.js';
import type { PlaybackService } from './playback.service.js';

/** The calls that return playback data, and the DRM licence call that protected streams make afterwards. */
export const playbackHandlers = (service: PlaybackService, drmLicences: DrmLicenceService): Handlers => ({
  postVideoManifest: async ({ params, body, caller, language, country, http }) =>
    service.playback(
      'vod',
      params.id,
      { caller, language, country },
      body,
      deviceOf(http.request.headers['user-agent']),
    ),
  postEventManifest: async ({ params, body, caller, language, country, http }) =>
    service.playback(
      'live',
      params.id,
      { caller, language, country },
      body,
      deviceOf(http.request.headers['user-agent']),
    ),
  // Its bearer token is a DRM ticket, not an access token, so the application has not parsed it.
  requestDrmLicence: async ({ body, http }) =>
    drmLicences.licence(http.request.headers.authorization, body.kids),
});

import type { Handlers } from '../../feature.js';
import { deviceOf } from '../screens/device.js';
import type { DrmLicenceService } from './drm-licence.service.js';
import type { PlaybackService } from './playback.service.js';

/** The calls that hand out playback data, and the DRM licences that protected streams then ask for. */
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
  // Its bearer token is no access token, so that the application has not read it.
  requestDrmLicence: async ({ body, http }) =>
    drmLicences.licence(http.request.headers.authorization, body.kids),
});

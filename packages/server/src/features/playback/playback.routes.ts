import type { Handlers } from '../../feature.js';
import type { PlaybackService } from './playback.service.js';

/** The calls that hand out playback data. */
export const playbackHandlers = (service: PlaybackService): Handlers => ({
  postVideoManifest: async ({ params, body, caller, language, country }) =>
    service.playback('vod', params.id, { caller, language, country }, body),
  postEventManifest: async ({ params, body, caller, language, country }) =>
    service.playback('live', params.id, { caller, language, country }, body),
});

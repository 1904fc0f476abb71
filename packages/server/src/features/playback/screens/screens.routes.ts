import type { Handlers } from '../../../feature.js';
import { deviceOf } from './device.js';
import type { ScreensService } from './screens.service.js';

export const screensHandlers = (screens: ScreensService) =>
  ({
    sendPlaybackHeartbeat: ({ body: { playbackSessionId, id, kind, ended = false }, http, ...view }) =>
      screens.beat(
        {
          playbackSessionId,
          device: deviceOf(http.request.headers['user-agent']),
          videos: [{ id, kind }],
          ended,
        },
        view,
      ),
    sendMultiViewHeartbeat: ({ body: { playbackSessionId, videos, ended = false }, http, ...view }) =>
      screens.beat(
        {
          playbackSessionId,
          device: deviceOf(http.request.headers['user-agent']),
          videos: videos.map(({ id, kind }) => ({ id, kind })),
          ended,
        },
        view,
      ),
  }) satisfies Handlers;

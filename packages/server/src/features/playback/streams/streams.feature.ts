import type { ContentService } from '../../content/content.service.js';
import type { PlaybackService } from '../playback.service.js';
import { streamsHandlers } from './streams.routes.js';

export const createStreamsFeature = ({
  playback,
  content,
}: {
  readonly playback: PlaybackService;
  readonly content: Pick<ContentService, 'find' | 'playlistItems'>;
}) => ({ handlers: streamsHandlers(playback, content) });

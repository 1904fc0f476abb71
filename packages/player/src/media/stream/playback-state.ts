import type { PlaybackData } from '@footlight/domain';
import type { PlayerState } from '../../store/player-state.js';

/** The state fields that come from the service. */
export const stateOfPlayback = (data: PlaybackData): Partial<PlayerState> => ({
  id: data.id,
  type: data.kind,
  title: data.title,
  description: data.description,
  accessLevel: data.accessLevel,
  thumb: data.thumbnailUrl,
  thumbColour: data.poster.dominantColour,
  favourite: data.favourite,
  audioOnly: data.audioOnly,
  maxHeight: data.maxHeight,
  skipMarkers: data.skipMarkers,
  watermark: data.watermark,
  countdownDuration: data.countdownDuration,
  annotations: data.annotations,
  watchProgress: data.watchProgress,
  duration: data.duration,
  epgId: data.live?.epgId ?? null,
  eventLocation: data.live?.eventLocation ?? null,
  localBroadcasters: data.live?.localBroadcasters ?? [],
  statsEnabled: data.statsEnabled,
  epg: data.live?.programmes ?? { now: null, next: null },
  eventSchedule: data.live === null ? null : { startDate: data.live.startDate, endDate: data.live.endDate },
  premiere: data.premiere,
});

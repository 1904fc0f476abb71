import type { SearchKind } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';

export const KIND_LABELS: Readonly<Record<SearchKind, LabelKey>> = {
  LIVE_EVENT: 'searchLive',
  VOD_VIDEO: 'searchVideos',
  VOD_PLAYLIST: 'searchPlaylists',
};

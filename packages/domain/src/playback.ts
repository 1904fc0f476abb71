export type {
  AccessLevel,
  Image,
  PlaybackData,
  Programme,
  SkipMarker,
  Stream,
  StreamDrm,
  SubtitleTrack,
} from '@footlight/contract';

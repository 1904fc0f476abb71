export type {
  AccessLevel,
  Image,
  PlaybackData,
  GuideChannel,
  Programme,
  SkipMarker,
  Stream,
  StreamDrm,
  SubtitleTrack,
} from '@footlight/contract';

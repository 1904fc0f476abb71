import type { CommandName } from '../store/command-signatures.js';

/** What the commands act on whose code is loaded with the first of them, or after the first frame. */
export const LATER_NEEDS = {
  next: 'list',
  previous: 'list',
  skipAd: 'video',
  promptRemote: 'video',
  setTextTrack: 'video',
  setSubtitleDelay: 'video',
  setAudioTrack: 'video',
  setQuality: 'video',
  setRate: 'video',
  setPreferences: undefined,
  setAnnotations: undefined,
  setStatistics: undefined,
  setSleepTimer: 'video',
  setGuide: 'video',
  setChannels: undefined,
  getStats: undefined,
} as const satisfies { readonly [N in CommandName]?: 'list' | 'video' | undefined };

export type LaterCommand = keyof typeof LATER_NEEDS;

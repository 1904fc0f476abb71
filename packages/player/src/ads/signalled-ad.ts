import { VASTTracker } from '@dailymotion/vast-client';
import type { LinearAd } from './vast-documents.js';

/** Tracking URLs by the names of VAST's events. */
export type TrackingEvents = Readonly<Record<string, readonly string[]>>;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What may be alone or in a list. */
export const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];

/**
 * The tracking URLs of slots or pods.
 * @see SVTA 2053-2, Ad Creative Signaling in DASH and HLS
 */
export const trackingOf = (slots: readonly unknown[]): TrackingEvents => {
  const events: Record<string, string[]> = {};
  for (const slot of slots)
    for (const tracking of isObject(slot) ? listed(slot['tracking']) : []) {
      if (!isObject(tracking) || typeof tracking['type'] !== 'string') continue;
      const urls = listed(tracking['urls']).filter((url): url is string => typeof url === 'string');
      (events[tracking['type']] ??= []).push(...urls);
    }
  return events;
};

interface SignalledAd {
  /** Address of its playlist or manifest; empty if it is a part of the content. */
  readonly url: string;
  /** Its MIME type. */
  readonly type: string;
  /** Seconds; null if it is not known. */
  readonly duration: number | null;
  readonly skipAfter: number | null;
  readonly events: TrackingEvents;
  readonly muted: boolean;
}

/** An advertisement that a stream signals, as one of a VAST document. */
export const signalledAd = ({ url, type, duration, skipAfter, events, muted }: SignalledAd): LinearAd => {
  const { impression = [], error = [], clickTracking = [], ...trackingEvents } = events;
  const ad = {
    impressionURLTemplates: impression,
    errorURLTemplates: error,
    viewableImpression: [],
    categories: [],
    blockedAdCategories: [],
  };
  const creative = {
    type: 'linear',
    duration: duration ?? -1,
    skipDelay: skipAfter,
    mediaFiles: [],
    videoClickThroughURLTemplate: null,
    videoClickTrackingURLTemplates: clickTracking,
    trackingEvents,
    universalAdIds: [],
  };
  return {
    title: '',
    advertiser: '',
    duration,
    skipAfter,
    files: url === '' ? [] : [{ url, type, width: 0, height: 0, bitrate: 0, codec: '' }],
    page: null,
    captions: [],
    companions: [],
    verifications: [],
    isInteractive: false,
    tracker: new VASTTracker(null, ad, creative, null, muted),
  };
};

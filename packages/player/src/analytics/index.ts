export { createBeacon, type Batch, type Beacon, type BeaconOptions } from './beacon.js';
export { trackViews, type TrackViewsOptions, type TrackedViews } from './track-views.js';
export type { ViewEvent, ViewEventFields, ViewEventType, ViewTotals, ViewedVideo } from './view-event.js';
export type { ViewedElement, ViewedState } from './viewed-state.js';

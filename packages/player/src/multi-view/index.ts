export type { MultiViewHeartbeat } from '@footlight/domain';
export type { LabelSource, OwnMultiViewLabels } from '@footlight/i18n';
export { defineMultiView } from './define-multi-view.js';
export type { MultiViewCandidate } from './event-strip.element.js';
export { MULTI_VIEW_LAYOUTS, type MultiViewLayout } from './layout.js';
export { FootlightMultiView } from './multi-view.element.js';
export type { MultiViewEventDetails } from './multi-view-events.js';
export type { View } from './views.js';

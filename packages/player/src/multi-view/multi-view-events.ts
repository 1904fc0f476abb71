import type { MultiViewLayout } from './layout.js';
import type { View } from './views.js';

/** The event details of `<footlight-multi-view>`. */
export interface MultiViewEventDetails {
  /** The videos in the order of their places, and the selected one. */
  'footlight-viewchange': { readonly views: readonly View[]; readonly chosen: View | null };
  'footlight-layoutchange': { readonly layout: MultiViewLayout };
  /** A video without access was chosen, whose address is followed unless the event is cancelled. */
  'footlight-select': View & { readonly title: string; readonly href: string };
}

declare global {
  interface HTMLElementEventMap {
    'footlight-viewchange': CustomEvent<MultiViewEventDetails['footlight-viewchange']>;
    'footlight-layoutchange': CustomEvent<MultiViewEventDetails['footlight-layoutchange']>;
  }
}

import type { MultiViewLayout } from './layout.js';
import type { View } from './views.js';

/** What the events of `<footlight-multi-view>` carry. */
export interface MultiViewEventDetails {
  /** Which videos there are, in the order of their places, and which of them is heard. */
  'footlight-viewchange': { readonly views: readonly View[]; readonly chosen: View | null };
  'footlight-layoutchange': { readonly layout: MultiViewLayout };
}

declare global {
  interface HTMLElementEventMap {
    'footlight-viewchange': CustomEvent<MultiViewEventDetails['footlight-viewchange']>;
    'footlight-layoutchange': CustomEvent<MultiViewEventDetails['footlight-layoutchange']>;
  }
}

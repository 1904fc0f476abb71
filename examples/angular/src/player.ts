import type { Shown } from './films';

/** The methods of `<footlight-player>` that this page calls. */
export interface Player extends HTMLElement {
  play(): Promise<unknown>;
  pause(): Promise<unknown>;
  seek(to: { readonly to: number }): Promise<unknown>;
}

/** Types for template checks; `@footlight/elements` has the types of every element. */
declare global {
  interface HTMLElementTagNameMap {
    'footlight-player': Player;
  }

  interface HTMLElementEventMap {
    'footlight-statechange': CustomEvent<{ readonly changes: Shown }>;
    'footlight-error': CustomEvent<{ readonly error: { readonly code: string } }>;
    'footlight-toggle': CustomEvent<{ readonly count: number }>;
  }
}

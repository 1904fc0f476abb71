import { html, type CSSResult, type TemplateResult } from 'lit';
import type { PlayerContext } from '../player-context.js';
import { defineElements } from '../../base/define-elements.js';
import { AdOverlay } from './ad-overlay.element.js';
import { adStyles } from './ads.styles.js';

const ELEMENTS = { 'footlight-player-ad': AdOverlay } as const satisfies Record<
  string,
  CustomElementConstructor
>;

/** The user interface for advertisements, lazily loaded for videos that have any. */
export interface AdParts {
  readonly styles: readonly CSSResult[];
  define(): void;
  overlay(context: PlayerContext): TemplateResult;
}

export const adParts: AdParts = {
  styles: [adStyles],
  define: () => defineElements(ELEMENTS),
  overlay: (context) => html`<footlight-player-ad .context=${context}></footlight-player-ad>`,
};

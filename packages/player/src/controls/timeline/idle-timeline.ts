import { html } from 'lit';

/** Keeps the timeline's place while there is nothing to seek. */
export const idleTimeline = html`<div class="seek"></div>`;

import { html } from 'lit';

/** Reserves the space of the timeline while there is nothing to seek. */
export const idleTimeline = html`<div class="seek"></div>`;

import { css } from 'lit';

/** Buttons, sliders and signs, wherever they stand. */
export const controlStyles = css`
  :is(
    footlight-player-mute,
    footlight-player-level,
    footlight-player-picture-in-picture,
    footlight-player-fullscreen
  ) {
    display: contents;
  }

  .button {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    flex: none;
    border-radius: var(--footlight-radius-pill);
    transition: background var(--swift) var(--ease);
  }

  @media (hover: hover) {
    .button:hover {
      background: color-mix(in srgb, var(--footlight-paper) 12%, transparent);
    }
  }

  .button:focus-visible {
    outline-offset: -4px;
  }

  :not([data-ended]) > [part~='play-button'] svg {
    fill: currentColor;
  }

  .tooltip {
    position: absolute;
    inset-block-end: calc(100% + 22px);
    inset-inline-start: 50%;
    translate: -50% 4px;
    padding: 5px 10px;
    border-radius: var(--footlight-radius-small);
    background: var(--footlight-ink-high);
    color: var(--footlight-paper);
    font-size: 13px;
    white-space: nowrap;
    pointer-events: none;
    /* Not merely invisible: the first layout would otherwise shape the text of every tooltip. */
    display: none;
    animation: appear var(--swift) var(--ease) both;
  }

  :host(:dir(rtl)) .tooltip,
  [dir='rtl'] .tooltip {
    translate: 50% 4px;
  }

  .tooltip[data-edge='start'] {
    inset-inline-start: 4px;
    translate: 0 4px !important;
  }

  .tooltip[data-edge='end'] {
    inset-inline: auto 4px;
    translate: 0 4px !important;
  }

  kbd {
    margin-inline-start: 8px;
    padding: 1px 5px;
    border-radius: 4px;
    background: color-mix(in srgb, var(--footlight-paper) 14%, transparent);
    color: var(--footlight-muted);
    font: inherit;
    font-size: 12px;
  }

  .button:focus-visible .tooltip {
    display: block;
  }

  @media (hover: hover) {
    .button:hover .tooltip {
      display: block;
      animation-delay: 250ms;
    }
  }

  .time {
    white-space: nowrap;
    unicode-bidi: isolate;
  }

  .time span,
  .chapter-title {
    color: color-mix(in srgb, var(--footlight-paper) 72%, transparent);
  }

  .chapter-title {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    min-inline-size: 0;
  }

  .volume {
    --track: linear-gradient(var(--footlight-paper) 0 0) 0 / var(--level) 100% no-repeat
      color-mix(in srgb, var(--footlight-paper) 28%, transparent);
    appearance: none;
    inline-size: 76px;
    block-size: 24px;
    margin: 0;
    margin-inline-end: 8px;
    background: none;
    cursor: pointer;
    border-radius: 4px;
  }

  .volume::-webkit-slider-runnable-track {
    block-size: 4px;
    border-radius: 4px;
    background: var(--track);
  }

  .volume::-moz-range-track {
    block-size: 4px;
    border-radius: 4px;
    background: var(--track);
  }

  :host(:dir(rtl)) .volume,
  [dir='rtl'] .volume {
    --track: linear-gradient(var(--footlight-paper) 0 0) 100% / var(--level) 100% no-repeat
      color-mix(in srgb, var(--footlight-paper) 28%, transparent);
  }

  .volume::-webkit-slider-thumb {
    appearance: none;
    inline-size: 12px;
    block-size: 12px;
    margin-block-start: -4px;
    border-radius: 50%;
    background: var(--footlight-paper);
  }

  .volume::-moz-range-thumb {
    inline-size: 12px;
    block-size: 12px;
    border: 0;
    border-radius: 50%;
    background: var(--footlight-paper);
  }

  .live {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    block-size: 32px;
    padding-inline: 12px;
    margin-inline: 4px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-paper) 10%, transparent);
    font-size: 13.5px;
    white-space: nowrap;
    min-inline-size: 0;
  }

  .live-words {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .lamp {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--footlight-muted);
  }

  .live[data-at-edge] .lamp {
    background: var(--footlight-live);
    box-shadow: 0 0 8px var(--footlight-live);
  }
`;

import { colours, fonts, motion, shape } from '@footlight/tokens';
import { css, unsafeCSS } from 'lit';
import { lazyParts } from '../lazy/lazy-parts.js';
import { stageLayers } from '../stage/layers.js';
import { groundStyles, playerStyles } from '../element/player.styles.js';
import { controlBarStyles } from './control-bar.styles.js';
import { stripStyles } from './strip.styles.js';

/** Design tokens that a page sets on the multi-view apply to each view; a player on its own sets its own defaults. */
const inherited = [colours, fonts, shape, motion]
  .flatMap((tokens) => Object.keys(tokens))
  .map((name) => `--footlight-${name}: inherit;`)
  .join(' ');

/** The views: position, selection, and overlays. */
const pictureStyles = css`
  :host {
    aspect-ratio: auto;
    overflow: visible;
    contain: none;
    background: none;
    --radius: var(--footlight-multi-view-radius, var(--footlight-radius-small));
  }

  :host(:fullscreen) {
    background: #000;
  }

  .whole {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 8px;
    container: stage / inline-size;
    -webkit-tap-highlight-color: transparent;
  }

  .whole[data-fullscreen] {
    block-size: 100%;
    padding: max(8px, env(safe-area-inset-top)) max(8px, env(safe-area-inset-right))
      max(4px, env(safe-area-inset-bottom)) max(8px, env(safe-area-inset-left));
    box-sizing: border-box;
  }

  .views {
    position: relative;
    flex: none;
    max-block-size: var(--footlight-multi-view-height, none);
    border-radius: var(--radius);
    user-select: none;
  }

  .whole[data-fullscreen] .views {
    flex: 1 1 0;
    min-block-size: 0;
    max-block-size: none;
  }

  .view,
  .empty {
    position: absolute;
    inset-inline-start: var(--inline);
    inset-block-start: var(--block);
    inline-size: var(--width);
    block-size: var(--height);
    border-radius: var(--radius);
  }

  .view {
    container: view / size;
    isolation: isolate;
    transition:
      inset var(--move) var(--ease),
      inline-size var(--move) var(--ease),
      block-size var(--move) var(--ease);
    --move: 300ms;
  }

  .view[data-front] {
    z-index: 1;
  }

  .view footlight-player {
    block-size: 100%;
    aspect-ratio: auto;
    border-radius: inherit;
    ${unsafeCSS(inherited)}
    --footlight-player-radius: var(--radius);
  }

  /* Below the name of the view. */
  .view footlight-player::part(sound-button) {
    inset-block-start: 48px;
  }

  .view::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
    box-shadow: inset 0 0 0 1px var(--footlight-line);
    transition: box-shadow var(--swift) var(--ease);
  }

  .view[data-chosen]::after {
    box-shadow: inset 0 0 0 2px var(--footlight-glow);
  }

  .view[data-dragged] {
    z-index: 3;
    translate: var(--dragged);
    opacity: 0.86;
    transition: none;
    cursor: grabbing;
  }

  .view[data-target]::after {
    background: color-mix(in srgb, var(--footlight-glow) 18%, transparent);
    box-shadow: inset 0 0 0 3px var(--footlight-glow);
  }

  .view-name,
  .view-actions {
    position: absolute;
    z-index: 1;
    inset-block-start: 8px;
    transition: opacity var(--swift) var(--ease);
  }

  .view-name {
    inset-inline-start: 8px;
    display: flex;
    align-items: center;
    gap: 8px;
    max-inline-size: calc(100% - 16px);
    min-block-size: 32px;
    padding-inline: 10px 14px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-ink) 68%, transparent);
    color: color-mix(in srgb, var(--footlight-paper) 86%, transparent);
    font-size: 13.5px;
    white-space: nowrap;
  }

  .view-name bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .view-name svg {
    inline-size: 18px;
    block-size: 18px;
  }

  .view[data-chosen] .view-name {
    color: var(--footlight-paper);
  }

  .view[data-chosen] .view-name svg {
    color: var(--footlight-glow);
  }

  .view-actions {
    inset-inline-end: 8px;
    display: flex;
    gap: 2px;
    padding: 2px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-ink) 76%, transparent);
    opacity: 0;
  }

  /* The watermark is hidden while the actions of the view are visible. */
  .view:is(:focus-within, :hover) footlight-player::part(watermark) {
    opacity: 0;
  }

  .view-action {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
  }

  .view-action svg {
    inline-size: 18px;
    block-size: 18px;
  }

  .grip {
    cursor: grab;
    touch-action: none;
  }

  .view:focus-within .view-actions {
    opacity: 1;
  }

  @media (hover: hover) {
    .view:hover .view-actions {
      opacity: 1;
    }

    .view-action:hover,
    .view-name:hover {
      background: var(--footlight-ink-edge);
    }
  }

  /* Touch input cannot hover, so the actions are always visible on the view that is heard. */
  @media (hover: none) {
    .view[data-chosen] .view-actions {
      opacity: 1;
    }

    .view:not([data-chosen]) .view-actions {
      visibility: hidden;
    }

    .view-action {
      inline-size: 44px;
      block-size: 44px;
    }

    .view-name {
      min-block-size: 44px;
    }
  }

  /* The name and the actions do not fit side by side, so the actions move to the bottom edge. */
  @container view (inline-size < 420px) {
    .view-actions {
      inset-block: auto 8px;
    }
  }

  @container view (inline-size < 240px) {
    .view-name {
      inset-block-start: 4px;
      inset-inline-start: 4px;
      max-inline-size: calc(100% - 8px);
      min-block-size: 24px;
      padding-inline: 6px 8px;
      font-size: 12px;
    }

    .view-actions {
      inset-block-end: 4px;
      inset-inline-end: 4px;
    }

    .view-action {
      inline-size: 28px;
      block-size: 28px;
    }
  }

  .empty {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    border: 1px dashed color-mix(in srgb, var(--footlight-paper) 26%, transparent);
    background: var(--footlight-ink-raised);
    color: var(--footlight-muted);
  }

  @media (hover: hover) {
    .empty:hover {
      color: var(--footlight-paper);
      border-color: var(--footlight-muted);
    }
  }

  .overlays {
    position: absolute;
    inset: 0;
    z-index: 2;
    pointer-events: none;
  }

  .overlays > * {
    pointer-events: auto;
  }

  /* A gesture on one picture is meant for that picture only. */
  .overlays footlight-player-touch {
    display: none;
  }

  .refusal {
    position: absolute;
    inset: 0;
    z-index: 4;
    display: grid;
    place-content: center;
    justify-items: start;
    gap: 12px;
    padding: clamp(16px, 6cqi, 80px);
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--footlight-ink) 92%, transparent);
    font-size: clamp(17px, 2.4cqi, 28px);
    text-wrap: balance;
  }

  .refusal p {
    margin: 0;
    max-inline-size: 30ch;
  }

  @media (prefers-reduced-motion: reduce) {
    .view {
      --move: 0ms;
    }
  }

  @media (forced-colors: active) {
    .view[data-chosen]::after {
      border: 3px solid Highlight;
    }

    .view-name,
    .view-actions {
      background: Canvas;
      border: 1px solid ButtonText;
    }
  }
`;

/**
 * A multi-view contains the controls of a player, so it needs the styles of the player and of its lazily loaded parts.
 */
export const multiViewStyles = [
  ...new Set([...groundStyles, ...stageLayers.styles, ...playerStyles]),
  ...lazyParts.styles,
  pictureStyles,
  controlBarStyles,
  stripStyles,
];

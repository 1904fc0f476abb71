import { css } from 'lit';
import { groundStyles as playerGround } from '../element/player.styles.js';

export const groundStyles = css`
  :host {
    --ease: var(--footlight-ease, ease);
    --swift: var(--footlight-duration-interface, 200ms);
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    flex: none;
    box-sizing: border-box;
    font-variant-numeric: tabular-nums;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }

  :host(:is([hidden], [unavailable])) {
    display: none;
  }

  :host > * {
    display: contents;
  }

  svg,
  ::slotted(*) {
    inline-size: 24px;
    block-size: 24px;
    flex: none;
  }

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    margin: 0;
    cursor: pointer;
    touch-action: manipulation;
  }

  :focus-visible {
    outline: 2px solid var(--footlight-glow);
    outline-offset: 2px;
  }

  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }

  @keyframes breathe {
    from {
      opacity: 0.35;
    }
  }
`;

/** The defaults of the custom properties, for controls that inherit them from no player. */
export const [outsideStyles] = playerGround;

/** Controls have the text colour of their surroundings; what opens over the page has the colours of the player. */
export const placedStyles = css`
  :host {
    --raised-paper: var(--footlight-paper);
  }

  :host > * {
    --footlight-paper: currentColor;
  }

  .menu,
  .tooltip,
  .preview {
    --footlight-paper: var(--raised-paper);
    color: var(--raised-paper);
  }

  .volume {
    color: inherit;
  }

  .tooltip {
    inset-block-end: calc(100% + 8px);
    z-index: 2;
  }

  .seek {
    flex: 1 1 auto;
    inline-size: 100%;
    min-inline-size: 0;
  }

  .menu[data-beside] {
    inset: var(--menu-top) var(--menu-right) var(--menu-bottom) var(--menu-left);
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: var(--menu-width);
    max-block-size: var(--menu-height);
    padding: 8px;
    border-radius: 14px;
  }

  .menu[data-beside]::backdrop {
    display: none;
  }

  .menu[data-beside] .menu-item {
    min-block-size: 40px;
  }

  .menu {
    font-size: 15px;
    line-height: 1.35;
  }

  .menu-item .thumbnail {
    max-inline-size: none;
  }
`;

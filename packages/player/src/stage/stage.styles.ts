import { css } from '@lit/reactive-element';

/** The host, the picture, and styles that all parts share. */
export const stageStyles = css`
  :host {
    display: block;
    position: relative;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: var(--footlight-player-radius, 0);
    background: #000;
    color: var(--footlight-paper);
    color-scheme: dark;
    font-family: var(--footlight-player-font, inherit);
    font-size: 15px;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
    contain: layout paint;
    /* Only a full-screen player extends under the notch and the home indicator. */
    --safe-top: 0px;
    --safe-bottom: 0px;
    --safe-left: env(safe-area-inset-left, 0px);
    --safe-right: env(safe-area-inset-right, 0px);
    --ease: var(--footlight-ease);
    --swift: var(--footlight-duration-interface);
  }

  :host([hidden]) {
    display: none;
  }

  :host(:fullscreen) {
    --safe-top: env(safe-area-inset-top, 0px);
    --safe-bottom: env(safe-area-inset-bottom, 0px);
    aspect-ratio: auto;
    block-size: 100%;
    border-radius: 0;
  }

  .stage {
    position: absolute;
    inset: 0;
    container-type: size;
    container-name: stage;
    outline: none;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }

  .stage {
    --safe-start: var(--safe-left);
    --safe-end: var(--safe-right);
  }

  .stage[dir='rtl'] {
    --safe-start: var(--safe-right);
    --safe-end: var(--safe-left);
  }

  .stage[data-quiet] {
    cursor: none;
  }

  .picture {
    position: absolute;
    inset: 0;
    background: var(--ground, transparent);
  }

  video,
  .poster {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  .poster {
    object-fit: cover;
    transition: opacity 400ms var(--ease);
  }

  .poster[data-gone] {
    opacity: 0;
    pointer-events: none;
  }

  svg {
    inline-size: 24px;
    block-size: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
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

  .stage:focus-visible {
    outline: none;
    box-shadow: inset 0 0 0 2px var(--footlight-glow);
  }

  .announcer {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

import { css } from 'lit';

/** An advertisement over the picture. While it plays, the controls that act on the content are hidden. */
export const adStyles = css`
  footlight-player-ad {
    display: contents;
  }

  .ad,
  .ad-picture {
    position: absolute;
    inset: 0;
  }

  .ad-picture {
    background: #000;
  }

  .ad[data-blank] .ad-picture {
    visibility: hidden;
  }

  .ad-picture video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    display: block;
  }

  /* Above the gradient behind the controls. */
  .ad-row,
  .ad-progress {
    z-index: 1;
  }

  .ad-row {
    position: absolute;
    inset-inline: max(16px, env(safe-area-inset-left)) max(16px, env(safe-area-inset-right));
    inset-block-end: max(20px, env(safe-area-inset-bottom));
    display: flex;
    align-items: center;
    gap: 8px;
    pointer-events: none;
    transition: inset-block-end var(--swift) var(--ease);
  }

  .stage[data-controls] .ad-row {
    inset-block-end: 68px;
  }

  .ad-row > * {
    pointer-events: auto;
  }

  .ad-label,
  .ad-link,
  .ad-skip {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 36px;
    margin: 0;
    padding-inline: 14px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-ink) 76%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--footlight-paper) 18%, transparent);
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }

  .ad-label time {
    color: var(--footlight-muted);
    font-variant-numeric: tabular-nums;
  }

  .ad-link,
  button.ad-skip {
    min-block-size: 44px;
    transition: background var(--swift) var(--ease);
  }

  .ad-link {
    flex: 0 1 auto;
    min-inline-size: 44px;
  }

  .ad-link span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .ad-skip {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }

  .ad-skip[data-waits] {
    color: var(--footlight-muted);
  }

  :is(.ad-link, .ad-skip) svg {
    inline-size: 18px;
    block-size: 18px;
    flex: none;
  }

  :dir(rtl) :is(.ad-link, .ad-skip) svg {
    scale: -1 1;
  }

  @media (hover: hover) {
    :is(.ad-link, button.ad-skip):hover {
      background: var(--footlight-ink-edge);
    }
  }

  .ad-progress {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 4px;
    background: color-mix(in srgb, var(--footlight-paper) 18%, transparent);
  }

  .ad-progress::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: calc(var(--share, 0) * 100%);
    background: var(--footlight-glow);
  }

  /* Controls of the content are hidden until the content resumes. */
  .stage[data-ad] .controls > slot,
  .stage[data-ad]
    .row
    > slot:not([name='play-button'], [name='next-button'], [name='previous-button'], [name^='controls-']),
  .stage[data-ad]
    :is(
      footlight-player-skip,
      footlight-player-captions:not([data-ad]),
      footlight-player-touch,
      footlight-player-watermark,
      [part~='picture-in-picture-button']
    ) {
    display: none;
  }

  .stage[data-ad] .controls {
    padding-block-end: 8px;
  }

  @media (forced-colors: active) {
    .ad-label,
    .ad-link,
    .ad-skip {
      background: Canvas;
      border: 1px solid CanvasText;
    }

    .ad-progress::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @container (max-inline-size: 480px) {
    .ad-row {
      inset-inline: 10px;
      gap: 6px;
    }

    .ad-label,
    .ad-link,
    .ad-skip {
      padding-inline: 11px;
      font-size: 13.5px;
    }
  }

  /* Only the icon of the link has room. Its accessible name stays. */
  @container (max-inline-size: 400px) {
    .ad-link {
      inline-size: 44px;
      padding-inline: 0;
      justify-content: center;
      flex: none;
    }

    .ad-link span {
      display: none;
    }
  }
`;

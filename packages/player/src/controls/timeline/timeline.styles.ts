import { css } from 'lit';

export const timelineStyles = css`
  footlight-player-seek {
    display: block;
  }

  .seek {
    --buffer: color-mix(in srgb, var(--footlight-paper) 30%, transparent);
    position: relative;
    display: flex;
    align-items: center;
    block-size: 24px;
    cursor: pointer;
    touch-action: none;
    border-radius: 4px;
  }

  .track {
    display: flex;
    gap: 3px;
    inline-size: 100%;
    block-size: 5px;
    transition: block-size var(--swift) var(--ease);
  }

  .segment {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 1px;
    border-radius: 1px;
    overflow: hidden;
    background:
      linear-gradient(var(--footlight-glow) 0 0) 0 / var(--played) 100% no-repeat,
      var(--buffered, none),
      color-mix(in srgb, var(--footlight-paper) 24%, transparent);
    transition: scale var(--swift) var(--ease);
  }

  .segment:first-child {
    border-start-start-radius: 4px;
    border-end-start-radius: 4px;
  }

  .segment:last-child {
    border-start-end-radius: 4px;
    border-end-end-radius: 4px;
  }

  .marker {
    position: absolute;
    inset-block-end: 3px;
    block-size: 2px;
    border-radius: 1px;
    background: var(--footlight-glow);
    opacity: 0.6;
    pointer-events: none;
  }

  .thumb {
    position: absolute;
    inline-size: 14px;
    block-size: 14px;
    margin-left: -7px;
    border-radius: 50%;
    background: var(--footlight-paper);
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--footlight-glow) 28%, transparent);
    scale: 0.72;
    transition: scale var(--swift) var(--ease);
    pointer-events: none;
  }

  @media (hover: hover) {
    .seek:hover .track {
      block-size: 8px;
    }

    .seek:hover .thumb {
      scale: 1;
    }

    .segment[data-hover] {
      scale: 1 1.4;
    }
  }

  .seek:is(:focus-visible, [data-dragging]) .track {
    block-size: 8px;
  }

  .seek:is(:focus-visible, [data-dragging]) .thumb {
    scale: 1;
  }

  /* Touch input needs a larger target. */
  @media (pointer: coarse) {
    .seek {
      block-size: 44px;
      margin-block: -8px -6px;
    }

    .marker {
      inset-block-end: 13px;
    }
  }

  .seek[data-waiting] .track {
    animation: breathe 1.2s ease-in-out infinite alternate;
  }
`;

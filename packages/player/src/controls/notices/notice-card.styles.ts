import { css } from 'lit';

/** Cards at the top of the picture, with or without a question. */
export const noticeCardStyles = css`
  footlight-player-sleep,
  footlight-player-remote-note {
    display: contents;
  }

  .away {
    position: absolute;
    inset: 0;
  }

  .elsewhere {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    pointer-events: none;
  }

  .card {
    position: absolute;
    z-index: 1;
    inset-block-start: max(16px, env(safe-area-inset-top));
    inset-inline: 16px;
    inline-size: fit-content;
    max-inline-size: calc(100% - 32px);
    box-sizing: border-box;
    margin-inline: auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 12px;
    padding: 10px 16px;
    border-radius: 14px;
    background: color-mix(in srgb, var(--footlight-ink-raised) 94%, transparent);
    box-shadow:
      inset 0 0 0 1px var(--footlight-line),
      0 12px 40px rgb(0 0 0 / 50%);
    animation: appear var(--swift) var(--ease) both;
  }

  .card button {
    min-block-size: 32px;
    padding-inline: 14px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-paper) 12%, transparent);
    font-weight: 500;
  }

  @media (hover: hover) {
    .card button:hover {
      background: color-mix(in srgb, var(--footlight-paper) 20%, transparent);
    }
  }

  @media (pointer: coarse) {
    .card button {
      min-block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    .card {
      border: 1px solid CanvasText;
    }
  }
`;

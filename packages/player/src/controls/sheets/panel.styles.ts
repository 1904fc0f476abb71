import { css } from 'lit';

export const panelStyles = css`
  footlight-player-panels {
    display: contents;
  }

  .scrim {
    position: absolute;
    z-index: 2;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 16px;
    background: color-mix(in srgb, var(--footlight-ink) 62%, transparent);
    animation: appear var(--swift) var(--ease) both;
  }

  .panel {
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    inline-size: min(100%, 560px);
    max-block-size: min(100%, 640px);
    border-radius: 14px;
    background: var(--footlight-ink-raised);
    box-shadow:
      inset 0 0 0 1px var(--footlight-line),
      0 -1px 0 color-mix(in srgb, var(--footlight-glow) 24%, transparent),
      0 24px 80px rgb(0 0 0 / 60%);
    outline: none;
    overflow: hidden;
    animation: rise var(--swift) var(--ease) both;
  }

  .panel-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 8px 4px 20px;
    padding-inline: 20px 8px;
  }

  .panel-head h2 {
    margin: 0;
    font-family: var(--footlight-font-title);
    font-size: 19px;
    font-weight: 620;
    line-height: 1.2;
  }

  .panel-body {
    padding: 4px 20px 20px;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    user-select: text;
  }

  @container stage (inline-size < 560px) {
    .scrim {
      padding: 0;
      align-items: end;
    }

    .panel {
      inline-size: 100%;
      max-block-size: calc(100% - 8px);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }

    .panel-head {
      padding: 0;
      padding-inline: 16px 4px;
    }

    .panel-head h2 {
      font-size: 17px;
    }

    .panel-body {
      padding: 0 16px max(12px, env(safe-area-inset-bottom));
    }
  }

  @container stage (block-size < 240px) {
    .panel {
      block-size: 100%;
      max-block-size: 100%;
      border-radius: 0;
    }
  }

  .scrim[popover] {
    position: fixed;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    align-items: end;
    overflow: hidden;
    color: var(--footlight-paper);
  }

  .scrim[popover] .panel {
    inline-size: 100%;
    block-size: auto;
    max-block-size: 75dvb;
    border-radius: 16px 16px 0 0;
  }

  .scrim[popover] .panel-head {
    padding-block-start: 8px;
  }

  @media (prefers-reduced-motion: reduce) {
    .panel {
      animation-name: appear;
    }
  }

  @media (forced-colors: active) {
    .panel {
      border: 1px solid CanvasText;
    }
  }
`;

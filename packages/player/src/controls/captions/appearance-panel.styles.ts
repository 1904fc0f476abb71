import { css } from 'lit';

/** The caption settings are beside the picture if there is room, so that the real captions stay visible. */
export const appearancePanelStyles = css`
  .scrim:has(.appearance) {
    place-items: center end;
    background: none;
  }

  .panel:has(.appearance) {
    inline-size: min(100%, 460px);
    max-block-size: 100%;
  }

  .panel-body:has(.appearance) {
    --preview: 112px;
    padding-block-start: 0;
    scroll-padding-block: calc(var(--preview) + 12px) 12px;
  }

  .appearance {
    display: grid;
    gap: 14px;
  }

  .appearance-preview {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: grid;
    block-size: var(--preview);
    border-radius: var(--footlight-radius-small);
    background:
      radial-gradient(
        120% 140% at 18% 120%,
        color-mix(in srgb, var(--footlight-glow) 55%, transparent),
        transparent 60%
      ),
      linear-gradient(100deg, #efe9dc 0%, #d8c6a4 24%, #6d7596 46%, #232a44 70%, #0d0f16 100%);
    box-shadow: 0 8px 16px -4px var(--footlight-ink-raised);
    overflow: hidden;
  }

  .appearance-sample {
    inset: 8px 12px;
    display: grid;
    align-content: end;
    justify-content: center;
    font-size: calc(17px * var(--caption-size, 1));
    text-align: center;
  }

  .appearance-preview[data-position='top'] .appearance-sample {
    align-content: start;
  }

  .appearance-preview[data-position='middle'] .appearance-sample {
    align-content: center;
  }

  .appearance-cue {
    margin: 0;
    background: var(--caption-window, transparent);
    text-wrap: balance;
  }

  .appearance-row {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 4px 12px;
  }

  .appearance-label {
    padding-block-start: 6px;
    color: var(--footlight-muted);
    font-size: 13px;
    line-height: 20px;
  }

  .appearance-chips,
  .appearance-swatches {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }

  .appearance-chip {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 32px;
    padding-inline: 11px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-paper) 8%, transparent);
    font-size: 13.5px;
    cursor: pointer;
  }

  .appearance-chip[data-look~='font'] span {
    font-family: var(--caption-font);
    font-variant-caps: var(--caption-capitals);
  }

  .appearance-chip[data-look~='edge'] span {
    text-shadow: var(--caption-edge);
  }

  .appearance-chip:has(:checked) {
    background: var(--footlight-paper);
    color: var(--footlight-ink);
  }

  .appearance-chip:has(:checked) span {
    text-shadow: none;
  }

  .appearance :is(.appearance-chip, .appearance-swatch) input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    appearance: none;
    border-radius: inherit;
    cursor: pointer;
  }

  .appearance input:focus-visible {
    outline: 2px solid var(--footlight-glow);
    outline-offset: 2px;
  }

  .appearance-swatch {
    position: relative;
    inline-size: 28px;
    block-size: 28px;
    margin: 2px;
    border-radius: 50%;
    background: var(--swatch);
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / 28%);
  }

  .appearance-swatch:has(:checked)::after {
    content: '';
    position: absolute;
    inset: -4px;
    border: 2px solid var(--footlight-paper);
    border-radius: 50%;
    pointer-events: none;
  }

  .appearance-share {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 32px;
    margin-block-start: 2px;
  }

  .appearance-share input {
    flex: 1 1 auto;
    min-inline-size: 0;
    block-size: 24px;
    margin: 0;
    accent-color: var(--footlight-paper);
    cursor: pointer;
  }

  .appearance-share output {
    min-inline-size: 44px;
    color: var(--footlight-muted);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  .appearance-reset {
    justify-self: start;
    min-block-size: 36px;
    padding-inline: 16px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-paper) 8%, transparent);
    transition: opacity var(--swift);
  }

  .appearance-reset[data-idle] {
    opacity: 0.55;
  }

  @container stage (inline-size >= 900px) {
    .stage:has(.appearance):dir(ltr) footlight-player-captions .captions {
      right: 492px;
    }

    .stage:has(.appearance):dir(rtl) footlight-player-captions .captions {
      left: 492px;
    }
  }

  @container stage (inline-size < 900px) {
    .scrim:has(.appearance) {
      background: color-mix(in srgb, var(--footlight-ink) 40%, transparent);
    }
  }

  @container stage (inline-size < 560px) {
    .scrim:has(.appearance) {
      place-items: end center;
    }

    .appearance-row {
      grid-template-columns: minmax(0, 1fr);
    }

    .appearance-label {
      padding-block-start: 0;
    }

    .appearance-swatches {
      gap: 0;
    }
  }

  @container stage (block-size < 420px) {
    .appearance {
      gap: 10px;
    }

    .panel-body:has(.appearance) {
      --preview: 56px;
    }

    .appearance-sample {
      inset: 4px 8px;
      font-size: calc(13px * var(--caption-size, 1));
    }
  }

  @media (pointer: coarse) {
    .appearance-chip,
    .appearance-reset {
      min-block-size: 44px;
    }

    .appearance-swatch {
      inline-size: 36px;
      block-size: 36px;
      margin: 4px;
    }

    .appearance-share input {
      block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    .appearance-chip,
    .appearance-reset {
      border: 1px solid CanvasText;
    }

    .appearance-chip:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    .appearance-swatch,
    .appearance-preview {
      forced-color-adjust: none;
    }

    .appearance-swatch:has(:checked)::after {
      border-color: Highlight;
    }
  }
`;

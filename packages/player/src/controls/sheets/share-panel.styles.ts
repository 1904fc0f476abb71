import { css } from 'lit';

export const sharePanelStyles = css`
  .share {
    display: grid;
    gap: 8px;
  }

  .share label {
    color: var(--footlight-muted);
    font-size: 13px;
  }

  .share-line {
    display: flex;
    align-items: stretch;
    gap: 8px;
  }

  .share :is(input:not([type='checkbox']), textarea) {
    box-sizing: border-box;
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 10px 12px;
    border: 0;
    border-radius: var(--footlight-radius-small);
    background: color-mix(in srgb, var(--footlight-paper) 8%, transparent);
    color: var(--footlight-paper);
    font: inherit;
    font-size: 14px;
    resize: none;
  }

  .share-button {
    flex: none;
    padding-inline: 18px;
    border-radius: var(--footlight-radius-pill);
    background: var(--footlight-paper);
    color: var(--footlight-ink);
    font-weight: 500;
  }

  .share .share-check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 32px;
    color: inherit;
    font-size: inherit;
  }

  .share-check input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--footlight-glow);
  }

  .share-word {
    min-block-size: 1.35em;
    margin: 0;
    color: var(--footlight-muted);
  }

  @container stage (inline-size < 420px) {
    .share-button {
      padding-inline: 12px;
    }
  }

  @media (forced-colors: active) {
    .share :is(input, textarea, .share-button) {
      border: 1px solid CanvasText;
    }
  }
`;

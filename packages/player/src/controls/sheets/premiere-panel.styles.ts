import { css } from 'lit';

export const premierePanelStyles = css`
  footlight-player-premiere-panel {
    display: contents;
  }

  .premiere-title {
    margin: 0 0 16px;
    color: var(--footlight-muted);
  }

  .premiere-ways {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }

  .premiere-ways button {
    min-block-size: 44px;
    padding-inline: 20px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-paper) 12%, transparent);
    font-weight: 620;
  }

  .premiere-ways button:first-child {
    background: var(--footlight-glow);
    color: var(--footlight-ink);
  }
`;

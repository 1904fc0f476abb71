import { css } from 'lit';

export const channelPanelStyles = css`
  footlight-player-channel-panel {
    display: contents;
  }

  .channel-search {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 14px;
    border: 1px solid var(--footlight-line);
    border-radius: var(--footlight-radius);
    background: var(--footlight-ink);
    color: inherit;
    font: inherit;
  }

  .channels h3 {
    margin: 16px 0 4px;
    color: var(--footlight-muted);
    font-size: 13px;
    font-weight: 620;
  }

  .channels ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .channel {
    inline-size: 100%;
    min-block-size: 44px;
    padding: 4px 8px;
    display: flex;
    align-items: center;
    gap: 12px;
    border-radius: var(--footlight-radius);
    text-align: start;
  }

  .channel:hover {
    background: color-mix(in srgb, var(--footlight-paper) 10%, transparent);
  }

  .channel[aria-current] {
    color: var(--footlight-glow);
    font-weight: 620;
  }

  .channel-logo {
    flex: none;
    inline-size: 48px;
    block-size: 32px;
    display: grid;
    place-items: center;
  }

  .channel-logo img {
    max-inline-size: 100%;
    max-block-size: 100%;
    object-fit: contain;
  }

  @media (forced-colors: active) {
    .channel[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

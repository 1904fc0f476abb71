import { css } from 'lit';

export const statisticsStyles = css`
  .statistics {
    position: absolute;
    z-index: 1;
    inset-block-start: max(12px, env(safe-area-inset-top));
    inset-inline-start: max(12px, env(safe-area-inset-left));
    box-sizing: border-box;
    max-inline-size: calc(100% - 24px);
    max-block-size: calc(100% - 108px);
    overflow: auto;
    scrollbar-width: thin;
    padding: 10px 14px;
    border-radius: 10px;
    background: color-mix(in srgb, var(--footlight-ink) 88%, transparent);
    font-size: 13px;
    line-height: 1.55;
    user-select: text;
  }

  .statistics dl {
    margin: 0;
  }

  .statistics dl > div {
    display: grid;
    grid-template-columns: 10.5em 1fr;
    gap: 12px;
  }

  .statistics dt {
    color: var(--footlight-muted);
  }

  .statistics dd {
    margin: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }

  .statistics-acts {
    position: sticky;
    inset-block-start: 0;
    float: inline-end;
    display: flex;
    gap: 4px;
    margin-inline-start: 12px;
  }

  .statistics-acts button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 28px;
    min-block-size: 28px;
    padding-inline: 5px;
    border-radius: 8px;
  }

  .statistics-acts svg {
    inline-size: 18px;
    block-size: 18px;
  }

  @media (hover: hover) {
    .statistics-acts button:hover {
      background: color-mix(in srgb, var(--footlight-paper) 12%, transparent);
    }
  }

  @container stage (inline-size < 560px) {
    .statistics {
      max-block-size: calc(100% - 84px);
      padding: 6px 10px;
      font-size: 12px;
      line-height: 1.4;
    }

    .statistics dl > div {
      grid-template-columns: 8em 1fr;
      gap: 8px;
    }
  }

  @media (forced-colors: active) {
    .statistics {
      border: 1px solid CanvasText;
    }
  }
`;

import { css } from 'lit';

/** The controls row under the views. It does not cover a picture, so it needs no gradient and is never hidden. */
export const controlBarStyles = css`
  .desk {
    position: relative;
    z-index: 3;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 0 16px;
    min-block-size: 76px;
  }

  .desk-bar {
    position: relative;
    min-inline-size: 0;
  }

  .desk .controls {
    position: relative;
    padding: 0 8px;
    background: none;
    opacity: 1;
  }

  .desk .tools {
    margin: 0;
    padding-inline-start: 12px;
    border-inline-start: 1px solid var(--footlight-line);
  }

  .layouts {
    display: flex;
  }

  .layouts [aria-checked='true'] {
    background: color-mix(in srgb, var(--footlight-paper) 12%, transparent);
    color: var(--footlight-glow);
  }

  @container stage (inline-size < 1024px) {
    .desk {
      grid-template-columns: minmax(0, 1fr);
    }

    .desk .tools {
      justify-content: space-between;
      padding-inline: 0;
      border: 0;
      border-block-start: 1px solid var(--footlight-line);
      padding-block-start: 4px;
      margin-block-start: 4px;
    }

    .desk .layouts {
      margin-inline-end: auto;
    }
  }

  @media (forced-colors: active) {
    .layouts [aria-checked='true'] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;

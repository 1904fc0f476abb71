import { css } from 'lit';

/** The preview above the timeline. */
export const previewStyles = css`
  footlight-player-preview {
    display: contents;
  }

  .preview {
    --half: 84px;
    position: absolute;
    inset-block-end: calc(100% + 6px);
    left: clamp(var(--half), var(--at), calc(100% - var(--half)));
    translate: -50% 0;
    display: grid;
    justify-items: center;
    z-index: 1;
    inline-size: max-content;
    max-inline-size: 240px;
    padding: 4px 4px 6px;
    border-radius: var(--footlight-radius);
    background: var(--footlight-ink-raised);
    box-shadow: 0 8px 32px rgb(0 0 0 / 55%);
    font-size: 13px;
    line-height: 1.4;
    text-align: center;
    pointer-events: none;
  }

  /* The card of the next video leaves room for the time only. */
  .stage:has(.up-next) .preview > :not([part='preview-time']) {
    display: none;
  }

  .preview span {
    padding-inline: 10px;
  }

  [part='preview-time']:not(:first-child) {
    color: var(--footlight-muted);
  }

  .thumbnail {
    border-radius: var(--footlight-radius-small);
    background-color: var(--footlight-ink-edge);
    margin-block-end: 6px;
  }

  img.thumbnail,
  canvas.thumbnail {
    inline-size: 160px;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  @container stage (inline-size < 340px) or (block-size < 220px) {
    .preview {
      --half: 36px;
    }

    .preview .thumbnail {
      display: none;
    }
  }

  @container stage (inline-size > 1800px) {
    .preview {
      --half: 126px;
      scale: 1.5;
      transform-origin: bottom;
    }
  }
`;

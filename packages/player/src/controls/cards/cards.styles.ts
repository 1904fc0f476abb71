import { css } from 'lit';

/** Cards in the corner of the picture: a skip, its undo, and the next video. */
export const cardStyles = css`
  :is(.skip, .skipped, .up-next) {
    position: absolute;
    inset-inline-end: max(16px, var(--safe-end));
    inset-block-end: max(24px, var(--safe-bottom));
    animation: appear var(--swift) var(--ease) both;
    transition: inset-block-end var(--swift) var(--ease);
  }

  .stage[data-controls] :is(.skip, .skipped, .up-next) {
    inset-block-end: calc(104px + var(--safe-bottom));
  }

  /* Leaves room for the time in the preview of the timeline. */
  .stage[data-controls] .up-next {
    inset-block-end: calc(120px + var(--safe-bottom));
  }

  .skip,
  .skipped {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 20px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-ink) 76%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--footlight-paper) 18%, transparent);
    font-weight: 500;
  }

  .skipped {
    padding-inline-end: 4px;
  }

  .skipped button {
    min-block-size: 36px;
    padding-inline: 14px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-paper) 12%, transparent);
  }

  @media (hover: hover) {
    .skip:hover {
      background: var(--footlight-ink-edge);
    }
  }

  .up-next {
    box-sizing: border-box;
    display: flex;
    gap: 14px;
    inline-size: min(440px, 100cqi - 32px);
    padding: 12px;
    overflow: hidden;
    border-radius: 14px;
    background: color-mix(in srgb, var(--footlight-ink-raised) 94%, transparent);
    box-shadow:
      inset 0 0 0 1px var(--footlight-line),
      0 18px 60px rgb(0 0 0 / 55%);
  }

  .up-next-picture {
    position: relative;
    flex: 0 1 168px;
    min-inline-size: 96px;
    aspect-ratio: 16 / 9;
    align-self: center;
    overflow: hidden;
    border-radius: var(--footlight-radius-small);
    background: var(--footlight-ink-edge);
  }

  .up-next-picture img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  .up-next-length {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-end: 4px;
    padding: 1px 6px;
    border-radius: 4px;
    background: color-mix(in srgb, var(--footlight-ink) 80%, transparent);
    font-size: 12px;
  }

  .up-next-words {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    min-inline-size: 0;
  }

  .up-next p {
    margin: 0;
  }

  .up-next-heading {
    display: flex;
    justify-content: space-between;
    color: var(--footlight-muted);
    font-size: 13px;
  }

  .up-next-seconds {
    color: var(--footlight-glow);
  }

  .up-next-title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-weight: 500;
    text-wrap: balance;
  }

  .up-next-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 8px;
  }

  .up-next-actions button {
    min-block-size: 36px;
    padding-inline: 14px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-paper) 12%, transparent);
    font-size: 13.5px;
    white-space: nowrap;
  }

  .up-next-actions .up-next-go {
    background: var(--footlight-paper);
    color: var(--footlight-ink);
    font-weight: 500;
  }

  .up-next-line {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 3px;
    background: var(--footlight-glow);
    transform-origin: left;
    scale: var(--left) 1;
    transition: scale 250ms linear;
  }

  [dir='rtl'] .up-next-line {
    transform-origin: right;
  }

  @container stage (inline-size < 560px) {
    .stage[data-controls] :is(.skip, .skipped, .up-next) {
      inset-block-end: calc(84px + var(--safe-bottom));
    }

    .stage[data-controls] .up-next {
      inset-block-end: calc(106px + var(--safe-bottom));
    }

    .up-next {
      inline-size: min(340px, 100cqi - 24px);
      inset-inline-end: 12px;
      padding: 8px;
      gap: 10px;
      font-size: 13.5px;
    }

    .up-next-picture {
      flex-basis: 96px;
    }

    .up-next-actions {
      margin-block-start: 4px;
    }
  }

  @container stage (inline-size < 380px) or (block-size < 200px) {
    .up-next-picture {
      display: none;
    }

    .up-next-title {
      -webkit-line-clamp: 1;
    }

    .stage[data-controls] :is(.skip, .skipped) {
      inset-block-end: 76px;
    }

    .stage[data-controls] .up-next {
      inset-block-end: 106px;
    }
  }

  /* There is no room for both the card and the preview. */
  @container stage (block-size < 200px) {
    .stage[data-controls] .up-next {
      inset-block-end: 76px;
    }

    .stage:has(.up-next) .preview {
      display: none;
    }
  }

  @container stage (inline-size > 1800px) {
    :is(.skip, .skipped, .up-next) {
      zoom: 1.4;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :is(.skip, .skipped, .up-next),
    .up-next-line {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    :is(.skip, .skipped, .up-next),
    :is(.skipped, .up-next) button {
      border: 1px solid ButtonText;
      background: Canvas;
    }

    .up-next-line {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

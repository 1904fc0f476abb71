import { css } from 'lit';

/** Feedback for touch gestures and keys over the picture. */
export const touchStyles = css`
  footlight-player-touch {
    display: contents;
  }

  /* Horizontal swipes seek; vertical swipes scroll the page. */
  .picture[data-touch] {
    touch-action: pan-y pinch-zoom;
    -webkit-touch-callout: none;
  }

  .ripple {
    position: absolute;
    inset-block: 0;
    inline-size: 34%;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    background: color-mix(in srgb, var(--footlight-paper) 14%, transparent);
    font-weight: 500;
    text-align: center;
    text-shadow: 0 1px 6px rgb(0 0 0 / 70%);
    pointer-events: none;
    animation: appear 120ms var(--ease) both;
  }

  .ripple[data-side='left'] {
    left: 0;
    border-radius: 0 50% 50% 0 / 0 60% 60% 0;
  }

  .ripple[data-side='right'] {
    right: 0;
    border-radius: 50% 0 0 50% / 60% 0 0 60%;
  }

  .ripple svg {
    inline-size: 32px;
    block-size: 32px;
  }

  .held-rate,
  .key-note {
    position: absolute;
    inset-inline: 0;
    inset-block-start: max(16px, var(--safe-top));
    display: flex;
    align-items: center;
    gap: 6px;
    inline-size: max-content;
    margin-inline: auto;
    padding: 6px 14px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-ink) 76%, transparent);
    font-weight: 500;
    pointer-events: none;
  }

  .held-rate svg {
    inline-size: 18px;
    block-size: 18px;
  }

  .centre {
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: max-content;
    block-size: max-content;
    display: none;
    align-items: center;
    gap: clamp(16px, 8cqi, 56px);
    opacity: 0;
    visibility: hidden;
    transition:
      opacity var(--swift) var(--ease),
      visibility var(--swift);
  }

  .stage[data-controls] .centre {
    opacity: 1;
    visibility: visible;
  }

  .centre button {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: 50%;
    background: color-mix(in srgb, var(--footlight-ink) 56%, transparent);
  }

  .centre svg {
    inline-size: 32px;
    block-size: 32px;
  }

  .centre button span {
    position: absolute;
    font-size: 10px;
    font-weight: 670;
  }

  .centre .centre-play {
    inline-size: 64px;
    block-size: 64px;
  }

  .centre-play svg {
    fill: currentColor;
  }

  /* The loading indicator takes this place meanwhile. */
  .centre-play[data-waits] {
    opacity: 0;
  }

  @media (hover: none) and (pointer: coarse) {
    .centre {
      display: flex;
    }
  }

  /* On a narrow picture these buttons would collide with the card: they move above that of a skip, and leave the place to
     that of the next video. A double tap at a side does the same. */
  @container stage (inline-size < 560px) {
    .stage:has(.skip, .skipped) .centre {
      inset-block-end: 128px;
    }

    .stage:has(.up-next) .centre button:not(.centre-play) {
      visibility: hidden;
    }
  }

  /* There is no room beside the row of controls. */
  @container stage (max-height: 160px) {
    .centre.centre {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .ripple,
    .held-rate,
    .key-note {
      border: 1px solid CanvasText;
      background: Canvas;
    }
  }
`;

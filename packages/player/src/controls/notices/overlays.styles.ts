import { css } from '@lit/reactive-element';

/** Overlays of the picture: start, loading, errors. */
export const overlayStyles = css`
  footlight-player-notice,
  footlight-player-fault {
    display: contents;
  }

  .start {
    z-index: 1;
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: clamp(60px, 14cqmin, 104px);
    aspect-ratio: 1;
    block-size: fit-content;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--footlight-paper);
    color: var(--footlight-ink);
    box-shadow: 0 10px 48px color-mix(in srgb, var(--footlight-glow) 30%, transparent);
    transition: scale var(--swift) var(--ease);
  }

  .start svg {
    inline-size: 42%;
    block-size: auto;
    aspect-ratio: 1;
    fill: currentColor;
    translate: 4% 0;
  }

  /* Controls take a third of a picture this low, so the button is centred in the rest. */
  @container stage (max-height: 160px) {
    .start {
      inline-size: 44px;
      inset-block-end: 52px;
    }
  }

  @media (hover: hover) {
    .start:hover {
      scale: 1.06;
    }
  }

  .lamps {
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: max-content;
    block-size: max-content;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    pointer-events: none;
    animation: appear 300ms 500ms both;
  }

  .lamps i {
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: var(--footlight-paper);
    box-shadow: 0 0 18px color-mix(in srgb, var(--footlight-paper) 60%, transparent);
    animation: breathe 700ms ease-in-out infinite alternate;
  }

  .lamps i:nth-child(2) {
    animation-delay: 180ms;
  }

  .lamps i:nth-child(3) {
    animation-delay: 360ms;
  }

  .lamps span {
    flex: none;
    padding: 4px 12px;
    border-radius: 999px;
    background: color-mix(in srgb, var(--footlight-ink) 82%, transparent);
  }

  .sound,
  .retry {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 42px;
    padding-inline: 20px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-ink) 76%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--footlight-paper) 18%, transparent);
    font-weight: 500;
    transition: background var(--swift) var(--ease);
  }

  @media (hover: hover) {
    .sound:hover {
      background: var(--footlight-ink-edge);
    }
  }

  .sound {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-start: 16px;
  }

  .sound svg {
    inline-size: 20px;
    block-size: 20px;
  }

  .fault {
    position: absolute;
    inset: 0;
    display: grid;
    align-content: center;
    justify-items: start;
    gap: 8px;
    padding: clamp(16px, 7cqi, 96px);
    background:
      radial-gradient(
        120% 90% at 50% 118%,
        color-mix(in srgb, var(--footlight-glow) 16%, transparent),
        transparent 60%
      ),
      var(--footlight-ink);
    user-select: text;
    overflow: auto;
  }

  .fault h2 {
    margin: 0;
    font-family: var(--footlight-font-title);
    font-size: clamp(19px, 4cqi, 40px);
    font-weight: 670;
    line-height: 1.12;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  .fault small {
    color: var(--footlight-muted);
  }

  :dir(rtl) .fault h2,
  [dir='rtl'] .fault h2 {
    letter-spacing: 0;
  }

  .fault p {
    margin: 0;
    max-inline-size: 46ch;
    color: var(--footlight-muted);
  }

  .retry {
    margin-block-start: 12px;
    background: var(--footlight-paper);
    color: var(--footlight-ink);
    box-shadow: none;
  }
`;

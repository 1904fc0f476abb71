import { css } from 'lit';

/** Shown in place of the picture where there is neither picture nor artwork. */
export const soundSignStyles = css`
  .sound-sign {
    --disc: clamp(60px, 14cqmin, 104px);
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background:
      radial-gradient(
        90% 90% at 50% 50%,
        color-mix(in srgb, var(--footlight-glow) 16%, transparent),
        transparent 70%
      ),
      linear-gradient(var(--footlight-ink-raised), var(--footlight-ink));
    pointer-events: none;
  }

  /* Artwork takes the place of the sign. A following video with a picture renders no sign. */
  .picture:has(> .poster) ~ footlight-player-sound {
    display: none;
  }

  /* The same size as the play button, which covers the icon before the first play. */
  .sound-sign svg {
    inline-size: calc(var(--disc) * 0.62);
    block-size: calc(var(--disc) * 0.62);
    padding: calc(var(--disc) * 0.19);
    border-radius: 50%;
    background: color-mix(in srgb, var(--footlight-glow) 14%, transparent);
    color: var(--footlight-glow);
  }

  .sound-sign path {
    transform-box: fill-box;
    transform-origin: center;
  }

  .sound-sign[data-playing] path {
    animation: sound 1400ms ease-in-out infinite alternate;
  }

  .sound-sign path:nth-child(2n) {
    animation-delay: -900ms;
  }

  .sound-sign path:nth-child(3n) {
    animation-delay: -500ms;
  }

  @keyframes sound {
    from {
      scale: 1 0.55;
    }
  }

  .sound-title {
    position: absolute;
    inset-inline: 24px;
    inset-block-end: calc(50% + var(--disc) / 2 + 16px);
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-family: var(--footlight-font-title);
    font-size: clamp(17px, 3cqi, 34px);
    font-weight: 620;
    line-height: 1.2;
    text-align: center;
    text-wrap: balance;
  }

  /* The sign shows the title already. */
  @container stage (block-size >= 220px) {
    .picture:not(:has(> .poster)) ~ footlight-player-sound:has(.sound-title) ~ footlight-player-title {
      display: none;
    }
  }

  /* The loading indicator and the touch controls take the same place. */
  .stage:has(.lamps) .sound-sign svg {
    visibility: hidden;
  }

  @media (hover: none) and (pointer: coarse) {
    .stage[data-controls] .sound-sign svg {
      visibility: hidden;
    }
  }

  /* There is no room for the title. A host page with such a small player shows it beside the player. */
  @container stage (block-size < 220px) {
    .sound-title {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .sound-sign[data-playing] path {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .sound-sign {
      background: Canvas;
    }
  }
`;

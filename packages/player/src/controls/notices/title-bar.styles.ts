import { css } from 'lit';

/** The title of the video, over the picture. */
export const titleBarStyles = css`
  footlight-player-title {
    display: contents;
  }

  .title-bar {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    box-sizing: border-box;
    padding-block: max(20px, var(--safe-top)) 56px;
    padding-inline: max(24px, var(--safe-start)) max(24px, 14cqi);
    overflow: hidden;
    background: linear-gradient(
      to bottom,
      color-mix(in srgb, var(--footlight-ink) 62%, transparent),
      transparent
    );
    color: var(--footlight-paper);
    font-size: clamp(15px, 1.3cqi, 30px);
    font-weight: 620;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--swift) var(--ease);
  }

  .stage[data-controls] .title-bar {
    opacity: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    .title-bar {
      transition: none;
    }
  }
`;

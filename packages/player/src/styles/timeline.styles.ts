import { css } from 'lit';

/** The seek bar, its chapters and its preview. */
export const timelineStyles = css`
  footlight-player-seek {
    display: block;
  }

  .seek {
    position: relative;
    display: flex;
    align-items: center;
    block-size: 24px;
    cursor: pointer;
    touch-action: none;
    border-radius: 4px;
  }

  .track {
    display: flex;
    gap: 3px;
    inline-size: 100%;
    block-size: 5px;
    transition: block-size var(--swift) var(--ease);
  }

  .segment {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 1px;
    border-radius: 1px;
    overflow: hidden;
    background:
      linear-gradient(var(--footlight-glow) 0 0) 0 / var(--played) 100% no-repeat,
      linear-gradient(rgb(255 255 255 / 30%) 0 0) 0 / var(--buffered) 100% no-repeat,
      rgb(255 255 255 / 24%);
    transition: scale var(--swift) var(--ease);
  }

  .segment:first-child {
    border-start-start-radius: 4px;
    border-end-start-radius: 4px;
  }

  .segment:last-child {
    border-start-end-radius: 4px;
    border-end-end-radius: 4px;
  }

  .thumb {
    position: absolute;
    inline-size: 14px;
    block-size: 14px;
    margin-left: -7px;
    border-radius: 50%;
    background: var(--footlight-paper);
    box-shadow: 0 0 0 4px rgb(255 179 71 / 28%);
    scale: 0.72;
    transition: scale var(--swift) var(--ease);
    pointer-events: none;
  }

  @media (hover: hover) {
    .seek:hover .track {
      block-size: 8px;
    }

    .seek:hover .thumb {
      scale: 1;
    }

    .segment[data-hover] {
      scale: 1 1.4;
    }
  }

  .seek:focus-visible .track,
  .seek:active .track {
    block-size: 8px;
  }

  .seek:focus-visible .thumb,
  .seek:active .thumb {
    scale: 1;
  }

  .seek[data-waiting] .track {
    animation: breathe 1.2s ease-in-out infinite alternate;
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

  .preview span {
    padding-inline: 10px;
  }

  [part='preview-time']:not(:only-child) {
    color: var(--footlight-muted);
  }

  .thumbnail {
    border-radius: var(--footlight-radius-small);
    background-color: var(--footlight-ink-edge);
    margin-block-end: 6px;
  }
`;

import { css } from 'lit';

/** Subtitles over the picture, styled as in their file unless the viewer overrides it. */
export const captionStyles = css`
  footlight-player-captions {
    display: contents;
  }

  .captions {
    position: absolute;
    inset: max(3%, env(safe-area-inset-top)) max(4%, env(safe-area-inset-right))
      max(3%, env(safe-area-inset-bottom)) max(4%, env(safe-area-inset-left));
    font-family: var(--caption-font, inherit);
    font-variant-caps: var(--caption-capitals, normal);
    font-size: calc(clamp(14px, 4.9cqmin, 72px) * var(--caption-size, 1));
    line-height: 1.4;
    pointer-events: none;
  }

  .cue,
  .region-cue {
    overflow-wrap: break-word;
    text-wrap: balance;
    unicode-bidi: plaintext;
  }

  .cue {
    position: absolute;
    top: 0;
    left: 0;
    background: var(--caption-window, transparent);
  }

  .cue[data-placed] {
    transition: top var(--swift) var(--ease);
  }

  .cue[data-vertical] {
    writing-mode: vertical-rl;
  }

  .cue[data-vertical='lr'] {
    writing-mode: vertical-lr;
  }

  .region {
    position: absolute;
    block-size: calc(var(--lines) * 1lh);
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    overflow: hidden;
    background: var(--caption-window, transparent);
  }

  .region[data-scroll] .region-cue {
    animation: scroll-in 433ms ease-out;
  }

  @keyframes scroll-in {
    from {
      margin-block-end: -1lh;
    }
  }

  .cue-text {
    white-space: pre-line;
    padding: 0.08em 0.36em;
    border-radius: 0.16em;
    background-color: var(--caption-background);
    color: var(--caption-colour);
    text-shadow: var(--caption-edge);
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }

  .cue-text rt {
    font-size: 0.55em;
    line-height: 1;
  }

  .captions[data-own~='colour'] :is(.cue-text, .cue-text *) {
    color: var(--caption-colour) !important;
  }

  .captions[data-own~='background'] .cue-text {
    background-color: var(--caption-background) !important;
  }

  .captions[data-own~='background'] .cue-text * {
    background-color: transparent !important;
  }

  .captions[data-own~='font'] :is(.cue-text, .cue-text *) {
    font-family: var(--caption-font) !important;
    font-variant-caps: var(--caption-capitals) !important;
  }

  .captions[data-own~='edge'] :is(.cue-text, .cue-text *) {
    text-shadow: var(--caption-edge) !important;
  }

  /* Its text tracks are those of the page; the player renders them. */
  video[data-drawn]:not([data-alone])::cue {
    visibility: hidden;
  }

  video[data-own]::cue {
    font-family: var(--caption-font);
    font-variant-caps: var(--caption-capitals);
    color: var(--caption-colour);
    background-color: var(--caption-background);
    text-shadow: var(--caption-edge);
  }

  @media (prefers-reduced-motion: reduce) {
    .cue[data-placed] {
      transition: none;
    }

    .region[data-scroll] .region-cue {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .cue-text {
      background-color: Canvas;
      color: CanvasText;
    }

    .captions:is([data-own~='colour'], [data-own~='background']) :is(.cue-text, .cue-text *) {
      forced-color-adjust: none;
    }
  }
`;

import { css } from 'lit';

/** Animations, and the viewer's preferences for motion and colours. */
export const motionAndContrastStyles = css`
  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }

  @keyframes breathe {
    from {
      opacity: 0.35;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .track,
    .thumb,
    .segment,
    .start {
      transition: none;
    }

    .tooltip {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .controls,
    .fault {
      background: Canvas;
    }

    .segment {
      forced-color-adjust: none;
      background:
        linear-gradient(Highlight 0 0) 0 / var(--played) 100% no-repeat,
        var(--buffered, none),
        ButtonFace;
      outline: 1px solid ButtonText;
    }

    .seek {
      --buffer: GrayText;
    }

    .marker {
      forced-color-adjust: none;
      background: Highlight;
      opacity: 1;
    }

    .controls {
      padding-block-start: 4px;
    }

    .volume {
      appearance: auto;
    }

    .thumb {
      background: ButtonText;
    }

    .start,
    .sound,
    .retry,
    .live {
      border: 1px solid ButtonText;
    }

    .live[data-at-edge] .lamp {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

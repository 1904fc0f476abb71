import { css } from 'lit';

/** The viewer's preferences for motion and colours, of the control bar. */
export const barContrastStyles = css`
  @media (prefers-reduced-motion: reduce) {
    .track,
    .thumb,
    .segment {
      transition: none;
    }

    .tooltip {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .controls {
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

    .live {
      border: 1px solid ButtonText;
    }

    .live[data-at-edge] .lamp {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

import { css } from '@lit/reactive-element';

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
    .start {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .fault {
      background: Canvas;
    }

    .start,
    .sound,
    .retry {
      border: 1px solid ButtonText;
    }
  }
`;

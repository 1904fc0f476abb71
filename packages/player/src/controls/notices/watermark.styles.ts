import { css } from 'lit';

/** The broadcaster's watermark. */
export const watermarkStyles = css`
  footlight-player-watermark {
    display: contents;
  }

  .watermark {
    position: absolute;
    inline-size: clamp(24px, 4.5cqi, 96px);
    max-block-size: 12cqb;
    object-fit: contain;
    opacity: var(--strength);
    pointer-events: none;
    transition: inset-block-end var(--swift) var(--ease);
  }

  .watermark[data-position^='top'] {
    inset-block-start: max(4cqb, var(--safe-top));
  }

  .watermark[data-position^='bottom'] {
    inset-block-end: max(5cqb, var(--safe-bottom));
  }

  .stage[data-controls] .watermark[data-position^='bottom'] {
    inset-block-end: calc(104px + var(--safe-bottom));
  }

  .watermark[data-position$='start'] {
    inset-inline-start: max(3cqi, var(--safe-start));
  }

  .watermark[data-position$='end'] {
    inset-inline-end: max(3cqi, var(--safe-end));
  }

  @media (prefers-reduced-motion: reduce) {
    .watermark {
      transition: none;
    }
  }
`;

import { css } from 'lit';

/** The strip of videos that can be added. Cards are 200 × 112 px, or 100 × 56 px on narrow screens. */
export const stripStyles = css`
  .strip {
    position: relative;
    display: block;
    --card: 200px;
  }

  .strip-cards {
    display: flex;
    gap: 16px;
    padding: 4px;
    margin: -4px;
    overflow-x: auto;
    scroll-padding-inline: 56px;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }

  .strip-card {
    flex: none;
    display: grid;
    gap: 8px;
    inline-size: var(--card);
    text-align: start;
    text-decoration: none;
    color: var(--footlight-muted);
    border-radius: var(--radius);
  }

  .strip-card-picture {
    position: relative;
    display: block;
    aspect-ratio: 200 / 112;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--footlight-ink-high);
  }

  .strip-card-picture img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: opacity var(--swift) var(--ease);
  }

  .strip-card-mark {
    position: absolute;
    inset-block-end: 6px;
    inset-inline-end: 6px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    background: color-mix(in srgb, var(--footlight-ink) 76%, transparent);
    color: var(--footlight-paper);
  }

  .strip-card-mark svg {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 2.25;
  }

  .strip-card-title {
    overflow: hidden;
    font-size: 13.5px;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  .strip-card[aria-pressed='true'] {
    color: var(--footlight-paper);
  }

  .strip-card[aria-pressed='true'] .strip-card-picture {
    box-shadow: 0 0 0 2px var(--footlight-ink-edge);
  }

  .strip-card[aria-pressed='true'] img {
    opacity: 0.5;
  }

  .strip-card[aria-pressed='true'] .strip-card-mark {
    background: var(--footlight-paper);
    color: var(--footlight-ink);
  }

  @media (hover: hover) {
    .strip-card:hover {
      color: var(--footlight-paper);
    }
  }

  .strip-arrow {
    position: absolute;
    z-index: 1;
    inset-block-start: calc((var(--card) * 112 / 200 - 44px) / 2);
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
    background: color-mix(in srgb, var(--footlight-ink) 84%, transparent);
    box-shadow: inset 0 0 0 1px var(--footlight-line);
    transition:
      opacity 300ms var(--ease),
      visibility 300ms;
  }

  .strip-arrow[data-way='back'] {
    inset-inline-start: 8px;
  }

  .strip-arrow[data-way='forward'] {
    inset-inline-end: 8px;
  }

  .strip-arrow:dir(rtl) svg {
    scale: -1 1;
  }

  .strip-arrow[disabled] {
    opacity: 0;
    visibility: hidden;
  }

  .strip-nothing {
    margin: 0;
    padding-block: 12px;
    color: var(--footlight-muted);
  }

  @container stage (inline-size < 600px) {
    .strip {
      --card: 100px;
    }

    .strip-cards {
      gap: 10px;
    }

    .strip-card-title {
      font-size: 12px;
    }

    .strip-arrow {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .strip-arrow {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .strip-card-picture,
    .strip-arrow {
      border: 1px solid ButtonText;
    }
  }
`;

import { css } from 'lit';

/** Notes about the state of playback: resumed, upcoming, over. */
export const sessionStyles = css`
  :is(footlight-player-resume, footlight-player-upcoming, footlight-player-over, footlight-player-premiere) {
    display: contents;
  }

  /* Before the start and after the end of an event there is nothing to control. */
  .stage:has(.upcoming) :is(.controls, footlight-player-watermark) {
    display: none;
  }

  .over-picture {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  .upcoming {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: flex-end;
    gap: 6px;
    padding: clamp(20px, 6cqi, 80px);
    background:
      radial-gradient(
        120% 80% at 50% 118%,
        color-mix(in srgb, var(--footlight-glow) 16%, transparent),
        transparent 60%
      ),
      linear-gradient(
        to top,
        color-mix(in srgb, var(--footlight-ink) 94%, transparent),
        color-mix(in srgb, var(--footlight-ink) 62%, transparent) 55%,
        color-mix(in srgb, var(--footlight-ink) 30%, transparent)
      );
    overflow: auto;
    animation: appear var(--swift) var(--ease) both;
  }

  .upcoming :is(p, h2) {
    margin: 0;
  }

  .upcoming-kind {
    color: var(--footlight-glow);
    font-weight: 620;
  }

  .upcoming h2 {
    max-inline-size: 24ch;
    font-family: var(--footlight-font-title);
    font-size: clamp(21px, 4.6cqi, 52px);
    font-weight: 670;
    line-height: 1.1;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  [dir='rtl'] .upcoming h2 {
    letter-spacing: 0;
  }

  .upcoming-when {
    color: var(--footlight-muted);
  }

  .upcoming-countdown {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin-block-start: 6px;
    font-size: clamp(17px, 2.4cqi, 26px);
    font-weight: 500;
  }

  .premiere {
    padding-inline-end: 4px;
  }

  .premiere-lamp {
    display: inline-block;
    margin-inline-end: 10px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--footlight-live);
  }

  .premiere .premiere-close {
    display: grid;
    place-items: center;
    inline-size: 36px;
    padding: 0;
    background: none;
  }

  .premiere-close svg {
    inline-size: 18px;
    block-size: 18px;
  }

  @media (forced-colors: active) {
    .upcoming {
      background: Canvas;
    }

    .premiere-lamp {
      forced-color-adjust: none;
      background: Highlight;
    }
  }

  .start-words {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(50% + clamp(30px, 7cqmin, 52px) + 10px);
    margin: 0;
    font-weight: 500;
    text-align: center;
    text-shadow: 0 1px 6px rgb(0 0 0 / 80%);
    pointer-events: none;
  }

  @container stage (max-height: 220px) {
    .start-words {
      display: none;
    }
  }

  .resume {
    position: absolute;
    inset-block-end: max(24px, var(--safe-bottom));
    inset-inline-start: max(16px, var(--safe-start));
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    max-inline-size: calc(100% - 64px);
    padding-inline: 16px 4px;
    border-radius: var(--footlight-radius-pill);
    background: color-mix(in srgb, var(--footlight-ink) 76%, transparent);
    animation: appear var(--swift) var(--ease) both;
    transition: inset-block-end var(--swift) var(--ease);
  }

  .stage[data-controls] .resume {
    inset-block-end: calc(104px + var(--safe-bottom));
  }

  .resume button {
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--footlight-radius-pill);
    font-weight: 620;
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  /* The skip button is in the opposite corner. On a narrow picture the two would overlap. */
  @container stage (inline-size < 560px) {
    .resume,
    .stage[data-controls] .resume {
      inset-block: max(12px, var(--safe-top)) auto;
      inset-inline-start: 12px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .resume {
      transition: none;
    }
  }
`;

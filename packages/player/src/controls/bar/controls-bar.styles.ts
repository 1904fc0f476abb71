import { css } from 'lit';

/** The control bar at the lower edge of the player. */
export const controlsBarStyles = css`
  .controls {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: 72px max(16px, var(--safe-right)) max(10px, var(--safe-bottom)) max(16px, var(--safe-left));
    background: linear-gradient(
      to top,
      color-mix(in srgb, var(--footlight-ink) 88%, transparent) 0,
      color-mix(in srgb, var(--footlight-ink) 66%, transparent) 34%,
      color-mix(in srgb, var(--footlight-ink) 24%, transparent) 72%,
      transparent
    );
    pointer-events: none;
    transition: opacity var(--swift) var(--ease);
  }

  .controls[data-hidden] {
    opacity: 0;
  }

  .row,
  .controls > slot {
    pointer-events: auto;
  }

  .controls[data-hidden] :is(.row, slot) {
    pointer-events: none;
  }

  .row {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline: -8px;
  }

  .row slot[hidden] {
    display: none;
  }

  .row > :is(footlight-player-volume, footlight-player-screen),
  .row > slot > * {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
  }

  .space {
    flex: 1 1 auto;
  }

  .row > slot > footlight-player-time {
    flex: 0 1 auto;
    gap: 16px;
    padding-inline: 8px;
  }

  .row > slot > footlight-player-live {
    flex: 0 1 auto;
  }

  /* Controls hidden here move to the settings menu, which reads their names from “--folded”. */
  @container stage (inline-size < 740px) {
    .row {
      --folded: previous-button remote-button picture-in-picture-button;
    }

    [name='previous-button'],
    [name='remote-button'],
    [name='picture-in-picture-button'] {
      display: none;
    }
  }

  @container stage (inline-size < 620px) {
    .volume,
    .chapter-title {
      display: none;
    }
  }

  @container stage (inline-size < 560px) {
    .controls {
      padding: 72px max(12px, var(--safe-right)) max(4px, var(--safe-bottom)) max(12px, var(--safe-left));
    }

    .row {
      gap: 0;
    }

    .button {
      inline-size: 40px;
      block-size: 40px;
    }

    .time,
    .live {
      font-size: 13.5px;
    }
  }

  @container stage (inline-size < 450px) {
    .row {
      --folded: previous-button next-button plugin-button chapters-button guide-button remote-button
        picture-in-picture-button;
    }

    [name='next-button'],
    [name='chapters-button'],
    [name='guide-button'],
    [name='controls-start'],
    [name='controls-end'],
    footlight-player-plugins,
    .row:has(.live) .time {
      display: none;
    }
  }

  @container stage (inline-size < 345px) {
    .row {
      --folded: previous-button next-button plugin-button chapters-button guide-button tracks-button
        remote-button picture-in-picture-button;
    }

    [name='tracks-button'],
    [part='duration'] {
      display: none;
    }
  }

  @container stage (inline-size < 270px) {
    .row {
      --folded: previous-button next-button mute-button plugin-button chapters-button guide-button
        tracks-button remote-button picture-in-picture-button;
    }

    [name='mute-button'] {
      display: none;
    }

    .row > slot > footlight-player-time {
      padding-inline: 4px;
    }

    .live {
      padding-inline: 8px;
    }
  }

  @media (pointer: coarse) {
    .button.button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }

  @container stage (inline-size > 1800px) {
    .controls {
      padding-inline: 40px;
      padding-block-end: 24px;
      font-size: 20px;
    }

    .button {
      inline-size: 60px;
      block-size: 60px;
    }

    svg {
      inline-size: 32px;
      block-size: 32px;
    }
  }
`;

import { css } from 'lit';

/** The programme guide: channels beside their schedule, or above it where the guide is narrow. */
export const guidePanelStyles = css`
  footlight-player-guide .panel {
    inline-size: min(100%, 900px);
    block-size: min(100%, 600px);
  }

  footlight-player-guide .panel-body {
    flex: 1;
    min-block-size: 0;
    padding: 4px 0 0;
    overflow: hidden;
  }

  .guide {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 300px) minmax(0, 1fr);
    block-size: 100%;
    border-block-start: 1px solid var(--footlight-line);
  }

  .guide-channels,
  .guide-day {
    margin: 0;
    padding: 8px;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }

  .guide-channels {
    display: flex;
    flex-direction: column;
    gap: 2px;
    border-inline-end: 1px solid var(--footlight-line);
  }

  .guide-channel {
    flex: none;
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 56px;
    padding: 8px 12px;
    border: 0;
    border-radius: 10px;
    background: none;
    color: var(--footlight-muted);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  .guide-channel[aria-selected='true'] {
    background: var(--footlight-ink-edge);
    color: var(--footlight-paper);
  }

  @media (hover: hover) {
    .guide-channel:hover {
      color: var(--footlight-paper);
    }
  }

  .guide-channel:focus-visible {
    outline: 2px solid var(--footlight-glow);
    outline-offset: -2px;
  }

  .guide-logo {
    flex: none;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 8px;
    background: var(--footlight-ink-high);
    object-fit: cover;
  }

  .guide-logo-failed {
    visibility: hidden;
  }

  .guide-names {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 2px;
  }

  .guide-names bdi,
  .guide-description {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .guide-name {
    font-size: 15px;
    font-weight: 500;
    color: var(--footlight-paper);
  }

  .guide-now {
    font-size: 13.5px;
  }

  .guide-lamp {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--footlight-live);
  }

  .guide-lock {
    flex: none;
    display: grid;
  }

  .guide-lock svg {
    inline-size: 16px;
    block-size: 16px;
  }

  .guide-day {
    position: relative;
  }

  .guide-day:focus-visible {
    outline: 2px solid var(--footlight-glow);
    outline-offset: -2px;
  }

  .guide-programmes {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .guide-programme {
    display: flex;
    align-items: flex-start;
    gap: 16px;
    min-block-size: 44px;
    padding: 10px 12px;
    border-radius: 10px;
  }

  .guide-programme[data-over]:not(:has(button)) {
    color: var(--footlight-faint);
  }

  .guide-programme[data-on] {
    background: color-mix(in srgb, var(--footlight-glow) 8%, transparent);
  }

  .guide-time {
    flex: 0 0 68px;
    padding-block-start: 1px;
    color: var(--footlight-muted);
    font-size: 13.5px;
    font-variant-numeric: tabular-nums;
    line-height: 22px;
  }

  .guide-what {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
  }

  .guide-title {
    font-size: 15px;
    font-weight: 500;
    line-height: 22px;
  }

  .guide-state {
    color: var(--footlight-glow);
    font-size: 12.5px;
    font-weight: 620;
  }

  .guide-description {
    flex: 0 0 100%;
    color: var(--footlight-muted);
    font-size: 13.5px;
  }

  .guide-share {
    flex: 0 0 100%;
    block-size: 3px;
    margin-block-start: 6px;
    border-radius: 2px;
    background: linear-gradient(var(--footlight-glow), var(--footlight-glow)) no-repeat
      var(--from, left) / calc(var(--share) * 100%) 100%
      color-mix(in srgb, var(--footlight-paper) 16%, transparent);
  }

  :dir(rtl) .guide-share {
    --from: right;
  }

  .guide-acts {
    flex: none;
    display: flex;
    margin-block: -6px;
    margin-inline-end: -6px;
  }

  :dir(rtl) .guide-acts svg {
    scale: -1 1;
  }

  .guide-word {
    margin: 0;
    padding: 16px 20px;
    color: var(--footlight-muted);
  }

  .guide-wait {
    grid-column: 1 / -1;
    display: grid;
    align-content: start;
    gap: 10px;
    padding: 16px 20px;
  }

  .guide-wait i {
    block-size: 48px;
    border-radius: 10px;
    background: var(--footlight-ink-high);
  }

  @container stage (inline-size < 640px) {
    footlight-player-guide .panel {
      block-size: 100%;
    }

    .guide {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    }

    .guide-channels {
      flex-direction: row;
      padding: 6px 12px;
      border-inline-end: 0;
      border-block-end: 1px solid var(--footlight-line);
      scrollbar-width: none;
    }

    .guide-channel {
      min-block-size: 44px;
      max-inline-size: 220px;
      padding: 4px 10px;
    }

    .guide-logo {
      inline-size: 28px;
      block-size: 28px;
    }

    .guide-now {
      display: none;
    }

    .guide-programme {
      gap: 10px;
      padding: 8px;
    }
  }

  @media (forced-colors: active) {
    .guide-channel[aria-selected='true'],
    .guide-programme[data-on] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .guide-share {
      border: 1px solid CanvasText;
    }
  }
`;

import { css } from 'lit';

export const menuStyles = css`
  footlight-player-menu {
    display: contents;
  }

  .menu {
    position: absolute;
    z-index: 1;
    inset-inline-end: 16px;
    inset-block-end: 88px;
    box-sizing: border-box;
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    max-inline-size: calc(100cqi - 24px);
    max-block-size: calc(100cqb - 104px);
    padding: 8px;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    border-radius: 14px;
    background: color-mix(in srgb, var(--footlight-ink-raised) 96%, transparent);
    box-shadow:
      inset 0 0 0 1px var(--footlight-line),
      0 18px 60px rgb(0 0 0 / 60%);
    animation: rise var(--swift) var(--ease) both;
  }

  .menu-group {
    min-inline-size: 168px;
    flex: 1 0 auto;
  }

  .menu-heading {
    padding: 8px 12px 6px;
    color: var(--footlight-muted);
    font-size: 13px;
  }

  .menu-item {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 38px;
    padding-inline: 8px 14px;
    border-radius: 8px;
    text-align: start;
    white-space: nowrap;
  }

  .menu-item:focus-visible {
    outline-offset: -2px;
  }

  .menu-item[aria-checked='false'] {
    color: color-mix(in srgb, var(--footlight-paper) 80%, transparent);
  }

  @media (hover: hover) {
    .menu-item:hover {
      background: color-mix(in srgb, var(--footlight-paper) 9%, transparent);
    }
  }

  .menu-item small {
    margin-inline-start: auto;
    color: var(--footlight-muted);
    font-size: 13px;
  }

  .menu-item .thumbnail {
    zoom: 0.5;
    flex: none;
    margin-block: 8px;
  }

  .menu-back {
    margin-block-end: 4px;
    color: var(--footlight-muted);
  }

  .menu-onward {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: var(--footlight-muted);
  }

  small + .menu-onward {
    margin-inline-start: -4px;
  }

  .menu-onward:first-of-type:not(small + *) {
    margin-inline-start: auto;
  }

  .menu-onward svg {
    inline-size: 16px;
    block-size: 16px;
  }

  .menu:dir(rtl) :is(.menu-onward, .menu-back) svg {
    scale: -1 1;
  }

  .menu-check {
    inline-size: 18px;
    block-size: 18px;
    flex: none;
  }

  .menu-check svg {
    inline-size: 18px;
    block-size: 18px;
  }

  @container stage (inline-size < 560px) {
    .menu {
      inset-inline: 8px;
      inset-block-end: 50px;
      max-block-size: calc(100cqb - 58px);
    }

    .menu-group {
      min-inline-size: 0;
      flex: 1 1 50%;
    }

    .menu-heading {
      padding-block: 4px 2px;
    }

    .menu-item {
      min-block-size: 36px;
      padding-inline: 4px 8px;
    }
  }

  /* A low player has room for a menu only over its controls. A press on the strip beside the menu closes it. */
  @container stage (block-size < 320px) {
    .menu {
      z-index: 2;
      inset-inline: auto 4px;
      inset-block-end: 4px;
      max-inline-size: calc(100cqi - 52px);
      max-block-size: calc(100cqb - 8px);
    }

    .menu-item {
      white-space: normal;
      line-height: 1.2;
    }
  }

  .menu[popover] {
    position: fixed;
    inset: auto 0 0;
    inline-size: 100%;
    max-inline-size: none;
    max-block-size: 70dvb;
    margin: 0;
    padding: 8px 12px max(16px, env(safe-area-inset-bottom));
    border: 0;
    border-radius: 16px 16px 0 0;
    color: var(--footlight-paper);
  }

  .menu[popover]::backdrop {
    background: rgb(0 0 0 / 50%);
  }

  .menu[popover] .menu-item {
    min-block-size: 48px;
    white-space: normal;
  }

  @media (pointer: coarse) {
    .menu-item {
      min-block-size: 44px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .menu {
      animation-name: appear;
    }
  }

  @media (forced-colors: active) {
    .menu {
      background: Canvas;
      border: 1px solid CanvasText;
    }
  }
`;

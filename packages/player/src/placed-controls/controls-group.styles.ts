import { css } from 'lit';

/** A row; over the picture it stands at the lower edge, and fades while the viewer only watches. */
export const groupStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    box-sizing: border-box;
  }

  :host([hidden]) {
    display: none;
  }

  :host([inside]) {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: 40px 12px 8px;
    background: linear-gradient(
      to top,
      color-mix(in srgb, var(--footlight-ink) 88%, transparent),
      transparent
    );
    transition: opacity var(--footlight-duration-interface) var(--footlight-ease);
  }

  :host([inside][user-inactive]) {
    opacity: 0;
    pointer-events: none;
  }

  :host([inside]) ::slotted(footlight-seek-bar) {
    flex: 1 1 100%;
  }
`;

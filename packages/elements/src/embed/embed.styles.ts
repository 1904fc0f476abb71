import { stageSheet } from '@footlight/tokens';

/** The large play button has the dimensions of the player's own, which replaces it; slotted content is above it. */
const STYLES = `
:host {
  display: block;
  position: relative;
  aspect-ratio: 16 / 9;
  background: var(--footlight-ink);
  color: var(--footlight-paper);
  overflow: hidden;
}

:host([hidden]) {
  display: none;
}

iframe,
.cover,
.poster {
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
}

.cover {
  container-type: size;
  background: linear-gradient(var(--footlight-ink-raised), var(--footlight-ink));
}

.poster {
  object-fit: cover;
}

::slotted(*) {
  position: relative;
  z-index: 1;
}

.start {
  position: absolute;
  inset: 0;
  margin: auto;
  inline-size: clamp(60px, 14cqmin, 104px);
  aspect-ratio: 1;
  block-size: fit-content;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--footlight-paper);
  color: var(--footlight-ink);
  box-shadow: 0 10px 48px color-mix(in srgb, var(--footlight-glow) 30%, transparent);
  cursor: pointer;
  transition: scale var(--footlight-duration-interface) var(--footlight-ease);
}

.start svg {
  inline-size: 42%;
  aspect-ratio: 1;
  fill: currentColor;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linejoin: round;
  translate: 4% 0;
}

.start-words {
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(50% + clamp(30px, 7cqmin, 52px) + 10px);
  margin: 0;
  font: 500 15px/1.35 system-ui, sans-serif;
  text-align: center;
  text-shadow: 0 1px 6px rgb(0 0 0 / 80%);
  pointer-events: none;
}

.start[aria-busy='true'] {
  animation: wait 1.2s var(--footlight-ease) infinite alternate;
}

@keyframes wait {
  to {
    opacity: 0.35;
  }
}

@media (hover: hover) {
  .start:hover {
    scale: 1.06;
  }
}

@container (max-height: 160px) {
  .start {
    inline-size: 44px;
    inset-block-end: 52px;
  }
}

@container (max-height: 220px) {
  .start-words {
    display: none;
  }
}

@media (prefers-reduced-motion: reduce) {
  .start[aria-busy='true'] {
    animation: none;
    opacity: 0.6;
  }
}

.error {
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  padding: 16px;
  background: var(--footlight-veil);
  font: 15px/1.45 system-ui, sans-serif;
  text-align: center;
  text-wrap: balance;
}

.error p {
  margin: 0;
}

.retry {
  min-block-size: 44px;
  padding-inline: 20px;
  border: 0;
  border-radius: var(--footlight-radius-pill);
  background: var(--footlight-paper);
  color: var(--footlight-ink);
  font: inherit;
  font-weight: 500;
  cursor: pointer;
}

:is(.start, .retry):focus-visible {
  outline: 2px solid var(--footlight-glow);
  outline-offset: 2px;
}

[hidden] {
  display: none;
}

@media (forced-colors: active) {
  :is(.start, .retry) {
    border: 1px solid ButtonText;
  }
}
`;

let sheet: CSSStyleSheet | undefined;

/** One style sheet shared by all such elements of a page. */
export const embedSheet = (): CSSStyleSheet => {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(stageSheet(':host') + STYLES);
  }
  return sheet;
};

import { stageSheet } from '@footlight/tokens';

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
  background: linear-gradient(var(--footlight-ink-raised), var(--footlight-ink));
}

.poster {
  object-fit: cover;
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

.retry:focus-visible {
  outline: 2px solid var(--footlight-glow);
  outline-offset: 2px;
}

[hidden] {
  display: none;
}

@media (forced-colors: active) {
  .retry {
    border: 1px solid ButtonText;
  }
}
`;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all such elements of a page. */
export const embedSheet = (): CSSStyleSheet => {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(stageSheet(':host') + STYLES);
  }
  return sheet;
};

/**
 * Styles Swagger UI with the design tokens and fonts of the documentation. If the documentation has not been built, the
 * page keeps the default style of Swagger UI with a system font.
 */
export const REFERENCE_STYLE = `
@import url('/docs/assets/tokens.css');
@import url('/docs/assets/fonts.css');
@import url('/docs/assets/font-stand-ins.css');

body { background: var(--footlight-ink); }
.swagger-ui,
.swagger-ui :is(.info, .opblock, .opblock-tag, .scheme-container, .model, .btn, table, label, select, input, textarea, button,
  .response-col_status, .parameter__name, .parameter__type, .tab li, .dialog-ux, .opblock-summary-description) {
  color: var(--footlight-paper);
  font-family: var(--footlight-font-text);
}
.swagger-ui .wrapper { max-inline-size: 90rem; padding-inline: clamp(1.25rem, 4vw, 4.375rem); }
.swagger-ui .information-container .info { margin-block: clamp(2rem, 6vw, 4rem) 1.5rem; }
.swagger-ui .info .title {
  color: var(--footlight-paper);
  font-family: var(--footlight-font-title);
  font-size: clamp(1.8rem, 1.3rem + 1.8vw, 2.75rem);
  font-weight: 650;
  letter-spacing: -0.025em;
}
.swagger-ui .info .title small,
.swagger-ui .info .title small.version-stamp { background: var(--footlight-ink-edge); border-radius: 99px; }
.swagger-ui .info .title small pre { color: var(--footlight-paper); font-family: var(--footlight-font-text); }
.swagger-ui :is(.info p, .info li, .markdown p, .renderedMarkdown p, .opblock-tag small, .opblock-summary-description,
  .parameter__type, .parameter__in, .response-col_description, .model-title, .prop-format, table thead tr th) {
  color: var(--footlight-muted);
  font-family: var(--footlight-font-text);
}
.swagger-ui :is(.info a, a.nostyle span, .opblock-tag a, .link) { color: var(--footlight-paper); }
.swagger-ui :is(.info .link, .info__extdocs a) { color: var(--footlight-glow); text-decoration: underline; }
.swagger-ui :is(.info code, .markdown code, .renderedMarkdown code) {
  padding: 0.1em 0.4em;
  border-radius: var(--footlight-radius-small);
  background: var(--footlight-ink-high);
  color: var(--footlight-paper);
}
.swagger-ui .scheme-container { background: none; box-shadow: none; border-block-end: 1px solid var(--footlight-line); }
.swagger-ui :is(select, input, textarea),
.swagger-ui :is(input[type='text'], input[type='search'], input[type='password'], .operation-filter-input) {
  min-block-size: 2.75rem;
  max-inline-size: 100%;
  border: 1px solid var(--footlight-ink-edge);
  border-radius: var(--footlight-radius);
  background-color: var(--footlight-ink-high);
  color: var(--footlight-paper);
  box-shadow: none;
}
.swagger-ui .filter .operation-filter-input { inline-size: 100%; }
.swagger-ui .opblock-tag {
  border-block-end: 1px solid var(--footlight-line);
  font-family: var(--footlight-font-title);
  font-size: var(--footlight-text-row);
  font-weight: 650;
}
.swagger-ui .opblock-tag:hover { background: var(--footlight-ink-raised); }
.swagger-ui .opblock[class] {
  border: 1px solid var(--footlight-line);
  border-radius: var(--footlight-radius);
  background: var(--footlight-ink-raised);
  box-shadow: none;
}
.swagger-ui .opblock[class] .opblock-summary { border-color: var(--footlight-line); }
.swagger-ui .opblock[class] .opblock-summary-method {
  border-radius: var(--footlight-radius-small);
  background: var(--footlight-ink-edge);
  color: var(--footlight-paper);
  font-family: var(--footlight-font-text);
  text-shadow: none;
}
.swagger-ui .opblock :is(.opblock-summary-path, .opblock-summary-path__deprecated) { color: var(--footlight-paper); }
.swagger-ui .opblock .opblock-section-header { background: var(--footlight-ink-high); box-shadow: none; }
.swagger-ui :is(.opblock-section-header h4, .opblock-section-header label, .responses-inner :is(h4, h5), .opblock-title,
  .tab li button.tablinks, .model-box, .prop-type, .model, section.models h4, section.models h5) {
  color: var(--footlight-paper);
  font-family: var(--footlight-font-text);
}
.swagger-ui .prop-type { color: var(--footlight-glow); }
.swagger-ui :is(section.models, section.models .model-container, .model-box, .dialog-ux .modal-ux) {
  border-color: var(--footlight-line);
  background: var(--footlight-ink-raised);
}
.swagger-ui .dialog-ux :is(.modal-ux-header, .modal-ux-content) { border-color: var(--footlight-line); }
.swagger-ui .dialog-ux :is(h3, h4, p, label) { color: var(--footlight-paper); }
.swagger-ui :is(.highlight-code, .microlight) > pre,
.swagger-ui .opblock-body pre.microlight { border-radius: var(--footlight-radius); }
.swagger-ui .btn { border-radius: var(--footlight-radius-pill); box-shadow: none; }
.swagger-ui :is(.btn.authorize, .btn.execute, .btn.try-out__btn) {
  border-color: var(--footlight-ink-edge);
  background: var(--footlight-ink-edge);
  color: var(--footlight-paper);
}
.swagger-ui .btn.authorize svg,
.swagger-ui :is(.expand-operation, .opblock-control-arrow, .authorization__btn, .models-control, .copy-to-clipboard) svg {
  color: var(--footlight-paper);
  fill: currentcolor;
}
.swagger-ui :is(a, button, input, select, textarea, [tabindex]):focus-visible {
  outline: 2px solid var(--footlight-glow);
  outline-offset: 2px;
}
`;

/** Applies the theme chosen in the documentation, else that of the system. */
export const REFERENCE_THEME = `(() => {
  const root = document.documentElement;
  try {
    root.dataset.theme = localStorage.getItem('footlight-docs-theme') ?? 'auto';
  } catch {
    root.dataset.theme = 'auto';
  }
})();
`;

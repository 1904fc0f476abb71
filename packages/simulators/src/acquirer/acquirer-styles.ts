/** The style sheet of the acquirer's pages: logical properties, both themes, small enough for a frame. */
export const ACQUIRER_CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --accent: light-dark(#a05a00, #ffb347);
  --line: light-dark(#c9c7c0, #3a3f4a); --field: light-dark(#fff, #121419); --ground: light-dark(#f4f1ea, #0b0c0f);
  --ink: light-dark(#16161a, #f4f1ea); --fault: light-dark(#a3201a, #ff9a92); }
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { inline-size: min(28rem, 100% - 2rem); margin-inline: auto; padding-block: 1rem; }
:root.framed body { background: none; }
:root.framed main { inline-size: auto; margin: 0; padding: 4px; }
h1 { margin: 0 0 .75rem; font-size: 1.2rem; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.holder, .number, .postalCode, form > button, .wide { grid-column: 1 / -1; }
label, .label { display: block; margin-block-end: .25rem; font-size: .875rem; }
small { opacity: .75; }
input { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line);
  border-radius: .5rem; background: var(--field); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
[dir=rtl] input[dir=ltr] { text-align: end; }
input[aria-invalid=true] { border-color: var(--fault); }
button { min-block-size: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 99px; background: var(--field);
  color: inherit; font: inherit; cursor: pointer; }
button.main, form:not(.choices) > button { border-color: transparent; background: var(--accent); color: light-dark(#fff, #241503); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.fault, [role=alert] { margin: .25rem 0 0; color: var(--fault); font-size: .875rem; }
.fault:empty { display: none; }
.choices { grid-template-columns: 1fr; }
.choices + form { margin-block-start: 1rem; }
.amount { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.code { font: 1.25rem/1.4 ui-monospace, monospace; letter-spacing: .08em; overflow-wrap: anywhere; }
.qr { display: block; inline-size: 12rem; max-inline-size: 100%; background: #fff; border-radius: .5rem; }
.note { margin-block: 1rem 0; padding: .5rem .75rem; border: 1px dashed var(--line); border-radius: .5rem; font-size: .8125rem; }
:root[data-button=none].scripted form:not(.choices) > button { display: none; }
`;

import { PEOPLE } from './people.js';
import { escapeHtml } from './simulator-page.js';

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

export interface SignInPage {
  /** The simulated company, such as `Google`. */
  readonly company: string;
  /** Posted back together with the choice. */
  readonly fields: Readonly<Record<string, string>>;
}

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f2f2f4;color:#16161a;
font:16px/1.5 system-ui,sans-serif}main{inline-size:min(24rem,90vw);padding:2rem;background:#fff;border-radius:12px;
box-shadow:0 8px 32px #0002}h1{font-size:1.4rem;margin:0 0 .5rem}p{margin:0 0 1.25rem;color:#55555e}
button{display:block;inline-size:100%;padding:.75rem 1rem;margin-block-end:.5rem;border:1px solid #c9c9d1;
border-radius:8px;background:#fff;font:inherit;text-align:start;cursor:pointer}button small{color:#55555e;display:block}
button.cancel{border-color:transparent;text-align:center}button:focus-visible{outline:3px solid #3b66f5}`;

/** A page for choosing who signs in, marked as a simulator. The choice is posted to the page's own address. */
export const signInPage = ({ company, fields }: SignInPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(company)} (simulator)</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(company)} simulator</h1>
<p>This is not ${escapeHtml(company)}. It stands in for its sign-in page in demos and tests; nobody here is real.</p>
<form method="post">${hidden(fields)}
${PEOPLE.map(
  ({ id, name, email }) =>
    `<button name="person" value="${id}">${escapeHtml(name)}<small>${escapeHtml(email ?? 'tells no address')}</small></button>`,
).join('\n')}
<button class="cancel" name="person" value="">Cancel</button></form></main></body></html>`;

export interface SignOutPage {
  readonly company: string;
  /** The provider's own form, as HTML. */
  readonly form: string;
  readonly formId: string;
}

/** A page for confirming the sign-out at the provider, marked as a simulator. */
export const signOutPage = ({ company, form, formId }: SignOutPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(company)} sign-out (simulator)</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(company)} simulator</h1>
<p>This is not ${escapeHtml(company)}. It stands in for its sign-out page in demos and tests.</p>
${form}
<button form="${escapeHtml(formId)}" name="logout" value="yes">Sign out at the provider</button>
<button class="cancel" form="${escapeHtml(formId)}">Stay signed in there</button></main></body></html>`;

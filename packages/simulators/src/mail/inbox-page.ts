import { escapeHtml } from '../simulator-page.js';
import type { CaughtMail } from './caught-mail.js';

const STYLE = `
  :root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; background: #0b0c0f; color: #f4f1ea }
  body { margin: 0 auto; padding: 1.5rem 1.25rem 3rem; max-width: 60rem }
  h1 { margin: 0; font-size: 1.4rem }
  a { color: #ffb347 }
  .note { margin: .25rem 0 1.5rem; color: #a9a8a3 }
  ul { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none }
  li a { display: grid; gap: .1rem; padding: .75rem 1rem; border: 1px solid rgb(255 255 255 / 8%);
    border-radius: 10px; background: #121419; color: inherit; text-decoration: none }
  li a:hover, li a:focus-visible { border-color: #ffb347 }
  .meta { color: #a9a8a3; font-size: .85rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem 1rem; margin: 1rem 0; font-size: .9rem }
  dt { color: #a9a8a3 }
  dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 40rem; border: 0; border-radius: 10px; background: #fff }
  pre { padding: 1rem; border-radius: 10px; background: #121419; white-space: pre-wrap; overflow-wrap: anywhere }
`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

const HEADING = `<h1>Footlight mail simulator</h1><p class="note">A stand-in for a mail server, for the demo and for tests. What the service sends ends here and reaches nobody.</p>`;

/** All mails, newest first. */
export const inboxPage = (mails: readonly CaughtMail[]): string => {
  const entries = mails.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/mails/${id}"><strong dir="auto">${escapeHtml(subject)}</strong><span class="meta">to ${escapeHtml(to.join(', '))} · <time datetime="${receivedAt}">${receivedAt}</time></span></a></li>`,
  );
  const list =
    entries.length === 0
      ? '<p>No mail yet. Ask the demo for a new password, and load this page again.</p>'
      : `<ul>${entries.join('')}</ul>`;
  return page('Mail simulator', HEADING + list);
};

/** One mail: its HTML in an iframe, its text below. */
export const mailPage = ({ id, subject, from, to, receivedAt, text }: CaughtMail): string =>
  page(
    subject,
    `<p><a href="/">All mails</a></p><h1 dir="auto">${escapeHtml(subject)}</h1>
    <dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd><dt>Received</dt><dd>${receivedAt}</dd></dl>
    <iframe src="/mails/${id}/html" title="The mail as HTML"></iframe>
    <h2>As text</h2><pre dir="auto">${escapeHtml(text)}</pre>`,
  );

import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../simulator-page.js';
import { languageOf, type PageLanguage } from './acquirer-labels.js';

export interface AcquirerPage {
  /** Plain text. */
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** Kind of page, in terms of the frame protocol. */
  readonly view: 'form' | 'challenge' | 'waiting' | 'done';
  /** Additional message that the script sends besides `ready`. */
  readonly message?: Readonly<Record<string, string | null>>;
  /** Seconds after which the page reloads, with or without scripts. */
  readonly refreshSeconds?: number;
}

export interface PageSetting {
  readonly language: PageLanguage;
  readonly theme: 'light' | 'dark' | 'auto';
  /** Whether the form has a button of its own. */
  readonly button: boolean;
  readonly framed: boolean;
  /** Origin of the page that may frame this one and receives its messages. */
  readonly parentOrigin: string;
}

/** @param returnUrl the merchant's page to return to */
export const settingOf = ({ query, headers }: FastifyRequest, returnUrl: string): PageSetting => {
  const { lang, theme, button } = query as Readonly<Record<string, unknown>>;
  return {
    language: languageOf(lang),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    button: button !== 'none',
    // @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Dest
    framed: headers['sec-fetch-dest'] === 'iframe',
    parentOrigin: new URL(returnUrl).origin,
  };
};

/** The query that preserves the setting when a page posts to itself. */
export const settingQuery = (secret: string, { language, theme, button }: PageSetting): string =>
  new URLSearchParams({
    secret,
    lang: language.tag,
    theme,
    ...(button ? {} : { button: 'none' }),
  }).toString();

const documentOf = (page: AcquirerPage, setting: PageSetting): string => {
  const { language, theme, button, parentOrigin } = setting;
  const refresh =
    page.refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${page.refreshSeconds}">`;
  const data = Object.entries({
    view: page.view,
    parent: parentOrigin,
    button: button ? 'own' : 'none',
    theme,
    message: page.message === undefined ? '' : JSON.stringify(page.message),
  })
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ');
  return `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}" ${data}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${refresh}
<title>${escapeHtml(page.title)} · simulator</title>
<link rel="stylesheet" href="/pages/acquirer.css">
<script type="module" src="/pages/frame.js"></script>
<main>
<h1>${escapeHtml(page.title)}</h1>
${page.body}
<p class="note">${escapeHtml(language.words.simulator)}</p>
</main>
</html>
`;
};

/** Sends a page that only the merchant's own site may frame. */
export const sendAcquirerPage = (
  reply: FastifyReply,
  page: AcquirerPage,
  setting: PageSetting,
  status = 200,
): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        'img-src data:',
        "base-uri 'none'",
        // Chromium also applies it to redirects after the form submission.
        `form-action 'self' ${setting.parentOrigin}`,
        `frame-ancestors ${setting.parentOrigin}`,
      ].join('; '),
    )
    .send(documentOf(page, setting));

/** Redirects to the merchant's site. The parameters are only hints; the merchant queries the interface. */
export const returnTo = (
  reply: FastifyReply,
  returnUrl: string,
  hints: Readonly<Record<string, string>>,
): FastifyReply => {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(hints)) url.searchParams.set(name, value);
  return reply.header('cache-control', 'no-store').redirect(url.href, 303);
};

import type { FastifyReply } from 'fastify';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (one) => ENTITIES[one] ?? one);

export interface SimulatorPage {
  /** Plain text. */
  readonly title: string;
  /** The simulated company, plain text. */
  readonly company: string;
  /** HTML. */
  readonly body: string;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; min-block-size: 100vh; place-items: center; }
  main { inline-size: min(26rem, calc(100% - 3rem)); padding-block: 2rem; }
  .note { border: 1px dashed currentColor; border-radius: .5rem; padding: .5rem .75rem; font-size: .85rem; }
  label { display: grid; gap: .25rem; margin-block: .75rem; }
  input { font: inherit; padding: .6rem .75rem; border: 1px solid gray; border-radius: .5rem; }
  button { font: inherit; padding: .6rem 1rem; border-radius: .5rem; border: 1px solid gray; cursor: pointer; }
  .row { display: flex; flex-wrap: wrap; gap: .75rem; margin-block: 1rem; }
  [role=alert] { color: light-dark(#a00, #f99); }
`;

/** A page marked as a simulator. */
const simulatorPage = ({ title, company, body }: SimulatorPage): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · simulator</title>
<style>${STYLE}</style>
<main>
  <p class="note">This is a simulator of ${escapeHtml(company)}, for the demo and for tests. It is not run by that
    company. Do not type a real password.</p>
  <h1>${escapeHtml(title)}</h1>
  ${body}
</main>
</html>
`;

/** Sends a page. */
export const sendPage = (reply: FastifyReply, page: SimulatorPage, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(simulatorPage(page));

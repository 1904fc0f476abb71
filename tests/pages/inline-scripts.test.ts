import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withServedPages } from './served-pages.js';

/** Inline scripts that a browser would run; data blocks, such as JSON-LD, have a type. */
const inlineScriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<script>(?<text>.*?)<\/script>/gsu)].map(({ groups }) => groups?.['text'] ?? '');

const admissionOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('inline scripts of server-rendered pages', () => {
  const served = withServedPages();

  // PAGE-64
  it.each([
    { path: '/home', count: 0 },
    { path: '/login', count: 1 },
    { path: '/login/request-password', count: 1 },
    { path: '/resetpwd?token=abc', count: 1 },
  ])('$path has $count, allowed by the policy', async ({ path, count }) => {
    const { body, headers } = await served().get(path);
    const policy = String(headers['content-security-policy']);
    const scripts = inlineScriptsOf(body);
    expect(scripts).toHaveLength(count);
    for (const script of scripts) expect(policy).toContain(admissionOf(script));
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/u);
  });
});

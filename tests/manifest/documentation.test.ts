import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_NAMES, METHOD_NAMES, RPC_CODE, RPC_MESSAGES } from '@footlight/embed/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT, builtManifest, names, type Declaration, type Described } from './built-manifest.js';
import { builtPages, deadLinks, type BuiltPage } from './dead-links.js';

// Not the folder that a running service serves.
const BUILT = join(ROOT, 'node_modules/.cache/documentation');
const BUILD_TIMEOUT_MS = 90_000;

let elements: ReadonlyMap<string, Declaration>;
let pages: readonly BuiltPage[];

const page = (path: string): string => {
  const found = pages.find((one) => one.path === path);
  if (found === undefined) throw new Error(`${path} has not been built.`);
  return found.html;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

beforeAll(() => {
  elements = builtManifest();
  execFileSync(
    join(ROOT, 'node_modules/.bin/eleventy'),
    ['--config', 'docs/site/eleventy.config.mjs', '--output', 'node_modules/.cache/documentation', '--quiet'],
    { cwd: ROOT, stdio: 'ignore' },
  );
  pages = builtPages(BUILT);
}, BUILD_TIMEOUT_MS);

describe('the built documentation', () => {
  it('has a page for every file of docs/, with a title and one heading of the first level', () => {
    const files = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.md') && !/^(?:site|dist)\b/u.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    const untitled = files.filter((file) => {
      const html = page(`/docs/${file.replace(/(?:index)?\.md$/u, '')}/`.replace('//', '/'));
      return !/<title>[^<·]+/u.test(html) || html.match(/<h1/gu)?.length !== 1;
    });
    expect(untitled).toEqual([]);
  });

  it('has no links to missing pages', () => {
    expect(deadLinks(pages, BUILT)).toEqual([]);
  });

  it('documents the whole API of every element', () => {
    const silent = [...elements.values()].flatMap((element) => {
      const html = page(`/docs/elements/${element.tagName}/`);
      const { attributes, members, events, slots, cssParts, cssProperties } = element;
      return [attributes, members, events, slots, cssParts, cssProperties]
        .flatMap(names)
        .filter((name) => !html.includes(`<code>${name}</code>`) && !html.includes(`id="${name}"`))
        .filter((name) => name !== '')
        .map((name) => `${element.tagName}: ${name}`);
    });
    expect(silent).toEqual([]);
  });

  it('shows every member of every element in the playground, each with a control of its own', () => {
    const missing = [...elements.values()].flatMap((element) => {
      const { tagName, members = [] } = element;
      const html = page(tagName === 'footlight-player' ? '/playground/' : `/playground/${tagName}/`);
      const kinds: readonly (readonly [kind: string, list: readonly Described[] | undefined])[] = [
        ['attribute', element.attributes],
        ['method', members.filter(({ kind }) => kind === 'method')],
        ['event', element.events],
        ['slot', element.slots],
        ['part', element.cssParts],
        ['custom-property', element.cssProperties],
        ['state', element.cssStates],
      ];
      const fields = names(members.filter(({ kind }) => kind === 'field')).filter(
        (name) =>
          !html.includes(`data-member="property" data-name="${name}"`) &&
          !html.includes(`data-property="${name}"`),
      );
      return [
        ...fields.map((name) => `property ${name}`),
        ...kinds.flatMap(([kind, list]) =>
          names(list)
            .filter((name) => !html.includes(`data-member="${kind}" data-name="${name}"`))
            .map((name) => `${kind} ${name}`),
        ),
      ].map((name) => `${tagName}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('links every page of the playground to the others, and enters each value by its type', () => {
    const tags = [...elements.keys()];
    const html = page('/playground/');
    expect(tags.filter((tag) => !html.includes(`&lt;${tag}&gt;</a>`))).toEqual([]);
    const control = (name: string) =>
      new RegExp(`id="attribute-${name}"[^>]*data-kind="(?<kind>\\w+)"`, 'u').exec(html)?.groups?.['kind'];
    expect(['muted', 'preload', 'start-at', 'video', 'skip-markers', 'auto-advance'].map(control)).toEqual([
      'switch',
      'choice',
      'number',
      'text',
      'json',
      'choice',
    ]);
    expect(html).toMatch(/<option selected>|<option>auto<\/option>\s*<option>metadata<\/option>/u);
  });

  it('documents what methods reject with', () => {
    expect(page('/docs/elements/footlight-player/')).toContain(
      'Rejects with <code>PlayerError</code>: NOT_LIVE',
    );
  });

  it('has every method of the remote control to try, every notification and every error', () => {
    const html = page('/docs/rpc/');
    expect(METHOD_NAMES.filter((name) => !html.includes(`data-method="${name}"`))).toEqual([]);
    expect(EVENT_NAMES.filter((name) => !html.includes(`>${name}</a>`))).toEqual([]);
    const rows = Object.values(RPC_CODE).map(
      (code) => `<tr id="error-${code}"><td><code>${code}</code></td><td>${escaped(RPC_MESSAGES[code])}</td>`,
    );
    expect(rows.filter((row) => !html.includes(row))).toEqual([]);
    // Read from the result types.
    expect(html).toMatch(/<code>paused<\/code><\/td>\s*<td><code>boolean<\/code>/u);
  });

  it('has no inline styles or scripts, which the policy would block', () => {
    const inline = pages.filter(
      ({ html }) => /\sstyle="|<style|\son\w+="/u.test(html) || /<script(?![^>]*\ssrc=)/u.test(html),
    );
    expect(inline.map(({ path }) => path)).toEqual([]);
  });

  it('has a search index of its pages', () => {
    const index = readFileSync(join(BUILT, 'assets/search-index.json'), 'utf8');
    for (const words of ['/docs/rpc/#playerseek', '/docs/elements/footlight-watchlist/', '/docs/captions/'])
      expect(index).toContain(words);
    expect(existsSync(join(BUILT, 'assets/minisearch.js'))).toBe(true);
  });
});

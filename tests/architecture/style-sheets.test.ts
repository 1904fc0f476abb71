import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLAYLIST_PANEL_OUT_MS } from '@footlight/domain';
import * as tokens from '@footlight/tokens';
import { describe, expect, it } from 'vitest';
import { ROOT, isTest, members, sourceFiles } from './workspace.js';

// Rules that are stated only in style sheets and that no layout test can measure.
const PX_PER_REM = 16;
const sheetOf = (file: string): string => readFileSync(path.join(ROOT, 'packages/ui/src', file), 'utf8');
const found = (pattern: RegExp, text: string): number => Number(pattern.exec(text)?.groups?.['found']);

describe('the style sheets', () => {
  // ROW-2
  it('limit the width of cards to that of their kind of row', () => {
    const sheet = sheetOf('content/row/row.module.css');
    const widestPx = (width: string): number =>
      PX_PER_REM *
      found(
        new RegExp(
          `\\.row\\[data-width='${width}'\\] \\.track \\{\\s*grid-auto-columns: clamp\\([^,]+, [^,]+, (?<found>[\\d.]+)rem - var\\(--footlight-card-gap\\)\\)`,
          'u',
        ),
        sheet,
      );
    const widths = { poster: 220, section: 200, playlist: 260 };
    expect(Object.fromEntries(Object.keys(widths).map((width) => [width, widestPx(width)]))).toEqual(widths);
  });

  // ROW-13
  it('expand the panel of a playlist in 800 ms and collapse it in 300 ms', () => {
    const [still = '', moving = ''] = sheetOf('content/playlist-panel/playlist-panel.module.css').split(
      '@media (prefers-reduced-motion: no-preference)',
    );
    expect(still).not.toMatch(/\b(?:animation|transition): (?:unfold|grid-template-rows)/u);
    expect(found(/animation: unfold (?<found>\d+)ms/u, moving)).toBe(800);
    const transitions = [...moving.matchAll(/(?:grid-template-rows|opacity) (?<ms>\d+)ms/gu)];
    expect(new Set(transitions.map(({ groups }) => Number(groups?.['ms'])))).toEqual(new Set([300]));
    expect(PLAYLIST_PANEL_OUT_MS).toBe(300);
  });

  // SERIES-6
  it('size pictures of episodes 112 × 63 px on a phone', () => {
    const [, narrow = ''] = sheetOf('content/episode-list/episode-list.module.css').split(
      '@media (--up-to-mobile)',
    );
    const width =
      PX_PER_REM * found(/^\s*\{\s*\.link \{\s*grid-template-columns: (?<found>[\d.]+)rem /u, narrow);
    const { across, down } =
      /\.wide \{\s*aspect-ratio: (?<across>\d+) \/ (?<down>\d+);/u.exec(sheetOf('media/artwork.module.css'))
        ?.groups ?? {};
    expect([width, (width / Number(across)) * Number(down)]).toEqual([112, 63]);
  });
});

// Browsers silently ignore declarations whose custom property is not set.
it('style sheets use no custom property that is never set', () => {
  const sheets = members
    .flatMap(sourceFiles)
    .filter((file) => !isTest(file))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const);
  const namesIn = (text: string, pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  const set = new Set(
    sheets.flatMap(([, text]) => namesIn(text, /(--footlight-[\w-]+)(?:['"]\s*[:,]|\s*:)/gu)),
  );
  expect(set.size).toBeGreaterThan(30);
  const unset = sheets.flatMap(([file, text]) =>
    namesIn(text, /var\((--footlight-[\w-]+)\)/gu)
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unset).toEqual([]);
});

// One weight per purpose: the style sheets once contained sixteen weights between 400 and 700.
it('style sheets use the font weights of the tokens', () => {
  const sheets = members
    .flatMap(sourceFiles)
    // Mails and the service's own pages use system fonts.
    .filter((file) => !isTest(file) && !file.startsWith('packages/server/'))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const);
  const weightsIn = (text: string): readonly string[] =>
    [...text.matchAll(/font(?:-weight)?:\s*(\d{3})\b/gu)].map(([, found = '']) => found);
  /** The player and the page inside a frame do not use the page's tokens, but the same weights. */
  const isStage = (file: string): boolean => file.endsWith('.styles.ts') || file === 'site/src/embed.css';
  const steps = new Set<string>(Object.values(tokens.weight));
  const strange = sheets.flatMap(([file, text]) =>
    weightsIn(text)
      .filter((found) => !(isStage(file) && steps.has(found)))
      .map((found) => `${file}: ${found}`),
  );
  expect(sheets.filter(([, text]) => text.includes('var(--footlight-weight-')).length).toBeGreaterThan(50);
  expect(strange).toEqual([]);
});

// PAGE-39
describe('media conditions', () => {
  /** Sheets that are built; `tokens.css` is used unbuilt by pages, so it cannot use custom media. */
  const sheets = members
    .flatMap(sourceFiles)
    .filter((file) => file.endsWith('.css') && !file.startsWith('packages/tokens/'))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const);
  const conditions = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/@media (?<condition>[^{]+)\{/gu)].map(
      ({ groups }) => [file, groups?.['condition'] ?? ''] as const,
    ),
  );

  it('are defined in the tokens, and in no style sheet', () => {
    expect(conditions.filter(([, condition]) => condition.includes('(--')).length).toBeGreaterThan(50);
    expect(conditions.filter(([, condition]) => /\b(?:width|height)\b/u.test(condition))).toEqual([]);
  });

  it('have only names from the tokens, each of which is used', () => {
    const named = new Set(
      conditions.flatMap(([, condition]) =>
        [...condition.matchAll(/\(--([\w-]+)\)/gu)].map(([, name]) => name),
      ),
    );
    const scripts = members
      .filter(({ name }) => name !== 'tokens')
      .flatMap(sourceFiles)
      .filter((file) => /\.tsx?$/u.test(file) && !isTest(file))
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      .join('\n');
    const constants = Object.entries(tokens)
      .filter(([, value]) => typeof value === 'string' && value.startsWith('('))
      .map(([name]) => name);
    expect(constants.length).toBeGreaterThan(10);
    const nameOf = (constant: string): string => constant.toLowerCase().replaceAll('_', '-');
    expect([...named].filter((name) => !constants.map(nameOf).includes(name ?? ''))).toEqual([]);
    expect(
      constants.filter(
        (constant) => !named.has(nameOf(constant)) && !new RegExp(`\\b${constant}\\b`, 'u').test(scripts),
      ),
    ).toEqual([]);
  });

  it('of scripts are defined in the tokens as well', () => {
    const literal = members
      .flatMap(sourceFiles)
      .filter((file) => /^(?:site|packages\/(?:ui|widgets|elements|domain))\//u.test(file))
      .filter((file) => /\.tsx?$/u.test(file) && !isTest(file) && !file.endsWith('.styles.ts'))
      .filter((file) => /\((?:min-|max-)?width\s*[:<>]/u.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(literal).toEqual([]);
  });
});

// Titles of rows once had nine sets of declarations.
it('style sheets leave the look of headings to heading.module.css', () => {
  /** Text in the title font that is not a heading: names, a field, figures. */
  const others = new Set([
    '.brand',
    '.input',
    '.lettering',
    '.position',
    '.number',
    '.price',
    '.amount',
    '.record dd',
  ]);
  const isException = (selector: string): boolean =>
    selector === ".group[data-group='main'] a" || selector === '.lockedWords strong:first-child';
  const found = members
    .flatMap(sourceFiles)
    .filter((file) => file.endsWith('.module.css') && !file.endsWith('/heading.module.css'))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/(?<selector>[^{};/]+)\{(?<body>[^{}]*)\}/gu)]
        .filter(({ groups }) => groups?.['body']?.includes('var(--footlight-font-title)'))
        .map(({ groups }) => [file, (groups?.['selector'] ?? '').trim()] as const),
    );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(([, selector]) => !others.has(selector) && !isException(selector))).toEqual([]);
});

// Animating the shadow of an 8 px light once took a quarter of a core, because each frame was painted again.
it('infinite animations change only composited properties', () => {
  const composited = new Set(['opacity', 'rotate', 'scale', 'transform', 'translate']);
  const sheets = members
    .flatMap(sourceFiles)
    .filter((file) => /\.(?:css|styles\.ts)$/u.test(file))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const);
  const endless = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/animation:\s*(?<name>[\w-]+)[^;]*\binfinite\b/gu)].map(
      ({ groups }) => [file, text, groups?.['name'] ?? ''] as const,
    ),
  );
  expect(endless.length).toBeGreaterThan(10);
  const strange = endless.flatMap(([file, text, name]) => {
    const pattern = new RegExp(`@keyframes ${name} \\{(?<body>(?:[^{}]*\\{[^{}]*\\})*)`, 'u');
    // Style sheets of the player share keyframes of one of them.
    const shared = sheets.filter(([other]) => other.endsWith('.styles.ts')).map(([, words]) => words);
    const frames = [text, ...shared].map((words) => pattern.exec(words)?.groups?.['body']).find(Boolean);
    const changed = [...(frames ?? 'unknown: ').matchAll(/(?<property>[\w-]+):\s/gu)];
    return changed
      .map(({ groups }) => groups?.['property'] ?? '')
      .filter((property) => !composited.has(property))
      .map((property) => `${file}: ${name} ${property}`);
  });
  expect(strange).toEqual([]);
});

it('the close icon is used by a single button', () => {
  const users = members
    .filter(({ name }) => ['ui', 'widgets', 'elements', 'site'].includes(name))
    .flatMap(sourceFiles)
    .filter((file) => file.endsWith('.tsx') && !isTest(file))
    .filter((file) => /<X\b/u.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(users).toEqual(['packages/ui/src/controls/close-button.tsx']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours, fonts, motion, shape } from '@footlight/tokens';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT, builtManifest, names, sourcesOf, type Declaration } from './built-manifest.js';

const BUILD_TIMEOUT_MS = 60_000;

let elements: ReadonlyMap<string, Declaration>;

const element = (tagName: string): Declaration => {
  const found = elements.get(tagName);
  if (found === undefined) throw new Error(`<${tagName}> is not in the manifest.`);
  return found;
};

/** Words within the quotes of a source file. */
const quotedIn = (source: string): string[] =>
  [...source.matchAll(/(?<quote>['"])(?<words>[\w -]+)\k<quote>/gu)].flatMap(({ groups }) =>
    (groups?.['words'] ?? '').split(' '),
  );

const withoutComments = (source: string): string => source.replaceAll(/\/\*\*[^]*?\*\//gu, '');

beforeAll(() => {
  elements = builtManifest();
}, BUILD_TIMEOUT_MS);

describe('custom-elements.json', () => {
  it('has every element that the SDK registers', () => {
    const registered = sourcesOf('packages/elements/src/define').flatMap((source) =>
      [...source.matchAll(/(?:safeDefine|loadWhenUsed)\(\s*'(?<tag>footlight-[\w-]+)'/gu)].map(
        ({ groups }) => groups?.['tag'],
      ),
    );
    expect(registered.length).toBeGreaterThan(0);
    expect(new Set(elements.keys())).toEqual(new Set(registered));
  });

  it('describes every entry', () => {
    const silent = [...elements.values()].flatMap((declaration) => {
      const { tagName, attributes, events, slots, cssParts, cssProperties } = declaration;
      const entries = [attributes, events, slots, cssParts, cssProperties].flatMap((list) => list ?? []);
      return [{ ...declaration, name: 'the element' }, ...entries]
        .filter(({ description = '' }) => !/\w/u.test(description))
        .map(({ name }) => `${tagName}: ${name}`);
    });
    expect(silent).toEqual([]);
  });

  it('lists nothing twice', () => {
    const twice = [...elements.values()].flatMap(({ tagName, members, ...declaration }) =>
      [
        declaration.attributes,
        declaration.events,
        declaration.slots,
        declaration.cssParts,
        declaration.cssProperties,
        members,
      ].flatMap((list) =>
        names(list)
          .filter((name, at, all) => all.indexOf(name) !== at)
          .map((name) => `${tagName}: ${name}`),
      ),
    );
    expect(twice).toEqual([]);
  });

  it('lists every part that is rendered, and no others', () => {
    const sources = ['packages/player/src', 'packages/elements/src/embed']
      .flatMap(sourcesOf)
      .map(withoutComments);
    const literal = sources.flatMap((source) =>
      [...source.matchAll(/\bpart="(?<parts>[^"$]+)"/gu)].flatMap(({ groups }) =>
        (groups?.['parts'] ?? '').split(/\s+/u),
      ),
    );
    const documented = new Set([...elements.values()].flatMap(({ cssParts }) => names(cssParts)));
    expect(literal.length).toBeGreaterThan(100);
    expect(literal.filter((part) => !documented.has(part))).toEqual([]);
    const quoted = new Set(sources.flatMap(quotedIn));
    // Names of menu buttons are composed: `${name}-button`.
    const isRendered = (part: string) => quoted.has(part) || quoted.has(part.replace(/-button$/u, ''));
    expect([...documented].filter((part) => !isRendered(part))).toEqual([]);
  });

  it('exports every part of a player from several views, except those of advertisements', () => {
    const source = readFileSync(join(ROOT, 'packages/player/src/multi-view/player-parts.ts'), 'utf8');
    const handedOn = /PLAYER_PARTS = `(?<parts>[^`]+)`/u.exec(source)?.groups?.['parts'] ?? '';
    const parts = names(element('footlight-player').cssParts).filter((part) => !/^ad(?:-|$)/u.test(part));
    expect(handedOn.trim().split(/\s+/u)).toEqual(parts);
    expect(names(element('footlight-multi-view').cssParts)).toEqual(expect.arrayContaining(parts));
  });

  it('lists every custom property that the player reads, with its default', () => {
    const read = new Set(
      sourcesOf('packages/player/src').flatMap((source) =>
        [...source.matchAll(/var\((?<name>--footlight-[a-z-]+)/gu)].map(
          ({ groups }) => groups?.['name'] ?? '',
        ),
      ),
    );
    const several = element('footlight-multi-view').cssProperties ?? [];
    const one = element('footlight-player').cssProperties ?? [];
    expect(new Set(names([...one, ...several]))).toEqual(read);
    const tokens = { ...colours, ...fonts, ...shape, ...motion };
    for (const [name, value] of Object.entries(tokens))
      for (const property of [...one, ...several].filter((other) => other.name === `--footlight-${name}`))
        expect(property).toMatchObject({ default: value });
  });

  it('lists every slot of the player', () => {
    const renderedSlots = new Set(
      sourcesOf('packages/player/src').flatMap((source) =>
        [...source.matchAll(/<slot name="(?<slot>[^"]+)"/gu)].map(({ groups }) => groups?.['slot'] ?? ''),
      ),
    );
    expect(renderedSlots.size).toBeGreaterThan(10);
    const documented = new Set([...elements.values()].flatMap(({ slots }) => names(slots)));
    expect([...renderedSlots].filter((slot) => !documented.has(slot))).toEqual([]);
  });

  it('lists the methods and properties of the player, and no internals', () => {
    const members = element('footlight-player').members ?? [];
    const methods = names(members.filter(({ kind }) => kind === 'method'));
    expect(methods).toEqual(expect.arrayContaining(['play', 'pause', 'seek', 'load', 'setVolume', 'retry']));
    expect(names(members)).toEqual(expect.arrayContaining(['src', 'state', 'loader']));
    expect(names(members).filter((name) => /^[#_]|Callback$|^(?:render|styles)$/u.test(name))).toEqual([]);
  });

  it('lists the player’s attributes, methods and events for <footlight-embed>, except those that need the same page', () => {
    const [player, embed] = [element('footlight-player'), element('footlight-embed')];
    // Plain URLs and related options exist only for a player in the page itself.
    const own = new Set([
      'src',
      'chapters',
      'thumbnails',
      'drm',
      'ad-breaks',
      'ad-tag',
      'skip-markers',
      'resume',
      'crossorigin',
      'width',
      'height',
      'playsinline',
      'disablepictureinpicture',
      'disableremoteplayback',
    ]);
    // `setPace` changes the speed slightly five times a second, which is too frequent across processes. `pressKey`:
    // keys pressed in the host page do not reach the frame.
    const ownMethods = new Set(['pressKey', 'setPace']);
    expect(names(embed.attributes)).toEqual(
      expect.arrayContaining(names(player.attributes).filter((name) => !own.has(name))),
    );
    // Engines are objects of the frame, scripts that measure would have to be in it, and so is what the state of a player does not tell of its media.
    const ofTheFrame = new Set([
      'footlight-adverification',
      'footlight-enginechange',
      'abort',
      'encrypted',
      'progress',
      'stalled',
      'suspend',
      'waitingforkey',
      'webkitbeginfullscreen',
      'webkitendfullscreen',
      'webkitpresentationmodechanged',
    ]);
    const events = names(player.events).filter((name) => !ofTheFrame.has(name));
    expect(names(embed.events).toSorted()).toEqual(events.toSorted());
    const methods = ({ members = [] }: Declaration) => names(members.filter(({ kind }) => kind === 'method'));
    expect(methods(embed)).toEqual(
      expect.arrayContaining(methods(player).filter((name) => !ownMethods.has(name))),
    );
  });
});

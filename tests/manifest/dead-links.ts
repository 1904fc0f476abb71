import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../../docs/site/places.mjs';

const HERE = 'http://docs.example';
const ADDRESS = /\s(?:href|src)="(?<address>[^"]*)"/gu;
const ID = /\sid="(?<id>[^"]+)"/gu;

export interface BuiltPage {
  /** Path at which the service serves it: `/docs/player/`. */
  readonly path: string;
  readonly html: string;
}

/** The pages of the built documentation. */
export const builtPages = (folder: string): readonly BuiltPage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: addressOf(`/${file.replaceAll('\\', '/').replace(/index\.html$/u, '')}`),
      html: readFileSync(join(folder, file), 'utf8'),
    }));

const groupsOf = (html: string, pattern: RegExp, name: string): string[] =>
  [...html.matchAll(pattern)].map(({ groups }) => (groups?.[name] ?? '').replaceAll('&amp;', '&'));

/** Links that lead to no page, file or anchor of the documentation: `page → address`. */
export const deadLinks = (pages: readonly BuiltPage[], folder: string): string[] => {
  const ids = new Map(pages.map(({ path, html }) => [path, new Set(groupsOf(html, ID, 'id'))]));
  const isDead = (from: string, address: string): boolean => {
    const { pathname, hash, origin } = new URL(address, `${HERE}${from}`);
    if (origin !== HERE || !/^\/(?:docs|playground)\//u.test(pathname)) return false;
    const anchors = ids.get(pathname);
    if (anchors === undefined) return !existsSync(join(folder, decodeURI(pathname.replace(/^\/docs/u, ''))));
    return hash !== '' && !anchors.has(decodeURIComponent(hash.slice(1)));
  };
  return pages.flatMap(({ path, html }) =>
    groupsOf(html, ADDRESS, 'address')
      .filter((address) => address === '' || isDead(path, address))
      .map((address) => `${path} → ${address}`),
  );
};

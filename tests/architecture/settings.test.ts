import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { RealmSchema } from '../../packages/server/src/realm/schemas/realm.schemas.js';
import * as checks from '../journeys/setting-checks.js';
import { ROOT } from './workspace.js';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
}

const { CHANGES_NO_PAGE, SEEN_BY, ...lists } = checks;

/** The keys of all settings; a list, a table or a choice is one setting. */
const settingsOf = ({ properties = {} }: Node, above = ''): string[] =>
  Object.entries(properties).flatMap(([key, node]) =>
    Object.keys(node.properties ?? {}).length > 0 && key !== 'WEB' && key !== 'MOBILE-WEB'
      ? settingsOf(node, `${above}${key}.`)
      : [`${above}${key}`],
  );

it('each setting of the realm is seen to change a page, or changes none for a reason', () => {
  const driven = Object.values(lists).flatMap((list) => list.flatMap(({ settings }) => settings));
  const accounted = [...driven, ...Object.keys(SEEN_BY), ...Object.keys(CHANGES_NO_PAGE)];
  expect(accounted.toSorted()).toEqual(settingsOf(RealmSchema as Node).toSorted());
});

it.each(Object.entries(SEEN_BY))('%s is seen in %s', (_setting, file) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, isTest, members, sourceFiles } from './workspace.js';

/**
 * Modules that ask the service and keep what it answered outside the query cache, without following the viewer by
 * themselves. The reason says why nothing of a previous viewer can be shown.
 */
const FOLLOWED_OTHERWISE: Readonly<Record<string, string>> = {
  'account/page-viewer.store.ts': 'a page makes a new one when its configuration changes',
  'account/preferences.store.ts': 'loaded for each viewer by the application state',
  'commerce/checkout.store.ts': 'belongs to one visit of the checkout, which starts with the viewer’s basket',
  'guide/guide-card.store.ts':
    'belongs to one session of the elements, which a change of the viewer replaces',
  'playback/continue-watching.ts': 'keeps nothing between two requests',
  'playback/history-changes.ts': 'keeps nothing between two changes',
  'playback/playback-loader.ts': 'keeps which events have become videos',
  'realm/realm.store.ts': 'the realm is the same for all; menus are loaded again by the application state',
  'rooms/room.store.ts': 'the page visits its room again for each viewer',
  'search/search.store.ts': 'subscribes to its query, which follows',
  'sign-in/session.store.ts': 'decides who the viewer is',
  'sign-in/sign-up.store.ts': 'belongs to one form, which ends with a viewer',
  'sign-in/tv-sign-in.ts': 'belongs to one sign-in, which ends with a viewer',
};

const asksService = /\bcall\(|\.entry\(/u;
const keepsData = /\bcreateStore\b|new (?:Map|Set)\b/u;

// LIST-16
it('everything that keeps data of a viewer outside the query cache follows a change of the viewer', () => {
  const keepers = members
    .filter(({ name }) => name === 'state')
    .flatMap(sourceFiles)
    .filter((file) => !isTest(file) && !file.includes('/cache/'))
    .map(
      (file) =>
        [path.relative('packages/state/src', file), readFileSync(path.join(ROOT, file), 'utf8')] as const,
    )
    .filter(([, text]) => asksService.test(text) && keepsData.test(text));
  const followers = keepers.filter(([, text]) => text.includes('.watchViewer('));
  expect(followers.map(([file]) => file)).toContain('guide/guide-blocks.ts');
  const others = keepers.filter((keeper) => !followers.includes(keeper)).map(([file]) => file);
  expect(others.toSorted()).toEqual(Object.keys(FOLLOWED_OTHERWISE));
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { frameworkFiles } from '../../scripts/manifest/framework-types.mjs';
import { MANIFEST, ROOT, builtManifest, names } from './built-manifest.js';

const manifest = (): object => JSON.parse(readFileSync(MANIFEST, 'utf8')) as object;

it('the components of React and the types of the frameworks are those of the manifest (PLAY-41)', () => {
  const elements = builtManifest();
  const files = frameworkFiles(manifest());
  const components = [...files.keys()].filter((file) => file.startsWith('packages/react/src/components/'));
  expect(components).toHaveLength(elements.size);
  for (const [file, text] of files)
    expect(readFileSync(join(ROOT, file), 'utf8'), `${file}: run "npm run api"`).toBe(text);
});

it('each event and each attribute of an element has a prop (PLAY-41)', () => {
  const files = frameworkFiles(manifest());
  for (const [tag, { events, attributes }] of builtManifest()) {
    const component = files.get(`packages/react/src/components/${tag.slice('footlight-'.length)}.ts`) ?? '';
    const isNamed = (name: string): boolean => component.includes(`: '${name}',`);
    expect([...names(events), ...names(attributes)].filter((name) => !isNamed(name))).toEqual([]);
  }
});

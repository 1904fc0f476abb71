import { copyFile, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoRealm } from '../../testing/demo-application.js';
import { describeDemo } from '../../testing/engines.js';
import { entriesOf } from './entries/collections.js';
import { exportCatalogue } from './export-catalogue.js';
import { readCatalogue } from './read-catalogue.js';

// ACCT-57
describeDemo('an export of the catalogue', ({ database }) => {
  it('consists of the files that it was imported from', async () => {
    const { folders, defaultLanguage, streamOrigins } = demoRealm();
    const folder = await mkdtemp(join(tmpdir(), 'footlight-export-'));
    try {
      const files = await exportCatalogue(database().db, folder);
      expect((await readdir(folder)).toSorted()).toEqual(files.toSorted());
      const imported = readCatalogue(folders.catalogue ?? '', defaultLanguage, streamOrigins);
      // Titles name licences, which an export does not contain.
      await copyFile(join(folders.catalogue ?? '', 'licences.json'), join(folder, 'licences.json'));
      const exported = readCatalogue(folder, defaultLanguage, streamOrigins);
      expect(entriesOf(exported)).toEqual(entriesOf(imported));
      expect((await readFile(join(folder, 'vods.json'), 'utf8')).split('\n')).toHaveLength(
        imported.vods.length + 3,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

import { expect, it } from 'vitest';
import { createTestRealm } from '../../../../testing/test-realm.js';
import { OperatorPagesService } from './operator-pages.service.js';

const address = 'https://tides.example/';
const title = { en: 'Tides' };

// PAGE-69
it('shows active plugins only', () => {
  const service = new OperatorPagesService({
    realm: createTestRealm({
      plugins: {
        tides: { title, address },
        open: { title, address, configuration: { status: 'active' } },
        old: { title, address, configuration: { status: 'inactive' } },
      },
    }),
    texts: { text: () => Promise.resolve(null) },
  });
  expect(service.plugin('tides', 'en')).toEqual({ id: 'tides', title: 'Tides', address });
  expect(service.plugin('open', 'en').id).toBe('open');
  expect(() => service.plugin('old', 'en')).toThrow('PLUGIN_NOT_FOUND');
});

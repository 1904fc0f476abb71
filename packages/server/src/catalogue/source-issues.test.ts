import { expect, it } from 'vitest';
import type { Catalogue } from './catalogue-files.js';
import { sourceIssues } from './source-issues.js';

const source = { origin: 'second', address: '/a.m3u8', protocol: 'HLS' as const };
const name = { en: 'A channel' };

// GUIDE-42
it('refuses catch-up of a channel whose stream another origin sends', () => {
  const channels = [
    { id: '1', name, source, catchUp: { hours: 24 } },
    { id: '2', name, source },
    { id: '3', name, film: 'a', catchUp: { hours: 24 } },
  ];
  const catalogue = { vods: [], events: [], series: [], channels: { formats: {}, channels } };
  const issues = sourceIssues(catalogue as unknown as Catalogue, {
    second: { origin: 'https://second.example' },
  });
  expect(issues).toEqual([
    {
      field: 'channels.json.channels[0].catchUp',
      found: '{"hours":24}',
      allowed: 'none for a channel with a source, whose stream is not kept here',
    },
  ]);
});

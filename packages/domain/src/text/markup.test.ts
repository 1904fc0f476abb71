import { expect, it } from 'vitest';
import { escapeMarkup } from './markup.js';

it('text stands in markup as it was written', () => {
  expect(escapeMarkup(`<a title="Salt & 'Sea'">`)).toBe(
    '&lt;a title=&quot;Salt &amp; &#39;Sea&#39;&quot;&gt;',
  );
  expect(escapeMarkup('&amp;')).toBe('&amp;amp;');
  expect(escapeMarkup('Mareas قمر')).toBe('Mareas قمر');
});

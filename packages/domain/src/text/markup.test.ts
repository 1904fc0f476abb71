import { expect, it } from 'vitest';
import { escapeMarkup } from './markup.js';

it('escapes text for markup', () => {
  expect(escapeMarkup(`<a title="Salt & 'Sea'">`)).toBe(
    '&lt;a title=&quot;Salt &amp; &#39;Sea&#39;&quot;&gt;',
  );
  expect(escapeMarkup('&amp;')).toBe('&amp;amp;');
  expect(escapeMarkup('Mareas قمر')).toBe('Mareas قمر');
});

import { describe, expect, it } from 'vitest';
import { addressInLanguage } from './language-choice.js';

const realm = { defaultLanguage: 'en' };

describe('a page in another language', () => {
  it.each([
    ['/grid', '?gridviewconfigid=all-films&facet=genre%3Adrama', 'es', '/es/cuadricula'],
    ['/es/cuadricula', '?gridviewconfigid=all-films&facet=genre%3Adrama', 'ar', '/ar/grid'],
    ['/search', '?query=lantern', 'en', '/search'],
  ])('%s%s in %s keeps its query', (pathname, search, language, path) => {
    expect(addressInLanguage({ pathname, search }, language, realm)).toBe(`${path}${search}`);
  });
});

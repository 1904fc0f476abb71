import { describe, expect, it } from 'vitest';
import { isCurrentPage } from './is-current-page.js';

const leads = (href: string, pathname: string, search = '') =>
  isCurrentPage(href, { pathname, search }, 'https://site.example');

describe('isCurrentPage', () => {
  it.each([
    ['/section/films', '/section/films', '', true],
    ['/section/films', '/section/live', '', false],
    ['/grid?gridviewconfigid=films', '/grid', '?gridviewconfigid=films', true],
    ['/grid?gridviewconfigid=films', '/grid', '?facet=genre%3ASea&gridviewconfigid=films', true],
    ['/grid?gridviewconfigid=films', '/grid', '?gridviewconfigid=live', false],
    ['/grid?gridviewconfigid=films', '/grid', '', false],
    ['/releases', '/releases', '?day=2026-11-22', true],
    ['/x-emoji/🏠', '/x-emoji/%F0%9F%8F%A0', '', true],
    ['https://elsewhere.example/section/films', '/section/films', '', false],
  ])('%s at %s%s: %s', (href, pathname, search, expected) => {
    expect(leads(href, pathname, search)).toBe(expected);
  });
});

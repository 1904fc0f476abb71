import { describe, expect, it, vi } from 'vitest';
import { createTestRealm } from '../../testing/test-realm.js';
import { isShownPicture } from './picture-origins.js';

const sourcesOf = (address: string) =>
  createTestRealm({ guide: { sources: { tv: { address } } } }).guide.sources;

describe('the guides of the realm file', () => {
  it('are addresses, variables, or paths relative to the file', () => {
    vi.stubEnv('GUIDE', 'https://user:secret@guide.example/tv.xml');
    expect(sourcesOf('env:GUIDE')).toEqual({
      tv: { address: 'https://user:secret@guide.example/tv.xml', everyHours: 6 },
    });
    vi.unstubAllEnvs();
    expect(sourcesOf('http://localhost:{port+1}/tv.xml')['tv']?.address).toBe('http://localhost:4601/tv.xml');
    expect(sourcesOf('guides/tv.xml')['tv']?.address).toMatch(/^\/.*\/guides\/tv\.xml$/u);
  });

  it.each([
    ['env:GUIDE_OF_NOBODY', 'guide.sources.tv.address: found "env:GUIDE_OF_NOBODY", which is not set'],
    [
      'ftp://user:secret@guide.example/tv.xml',
      'guide.sources.tv.address: found (not shown); allowed: an address of http or https',
    ],
    ['https://', 'guide.sources.tv.address: found (not shown)'],
  ])('are refused: %s', (address, message) => {
    expect(() => sourcesOf(address)).toThrow(message);
    expect(() => sourcesOf(address)).not.toThrow('secret');
  });
});

describe('pictures of guides', () => {
  const realm = (origins: readonly string[]) =>
    createTestRealm({
      guide: { pictureOrigins: origins },
      streamOrigins: {
        open: { origin: 'https://cdn.example' },
        kept: { origin: 'https://kept.example', headers: { 'x-key': 'a' } },
      },
    });

  it.each([
    ['https://pictures.example/a.png', true],
    ['https://cdn.example/a.png', true],
    ['https://kept.example/a.png', false],
    ['https://pictures.example.evil.example/a.png', false],
    ['https://user@pictures.example/a.png', false],
    ['javascript:alert(1)', false],
    ['a.png', false],
  ])('are shown by their origins: %s', (address, isShown) => {
    expect(isShownPicture(address, realm(['https://pictures.example']))).toBe(isShown);
  });

  it('may be of any origin', () => {
    expect(isShownPicture('http://elsewhere.example/a.png', realm(['*']))).toBe(true);
    expect(isShownPicture('data:image/png;base64,AA', realm(['*']))).toBe(false);
  });
});

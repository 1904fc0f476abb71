import { expect, it } from 'vitest';
import { ArtworkFolder } from './artwork-folder.js';

const sourcesOf = (...names: string[]) => {
  const folder = new ArtworkFolder(names);
  return (kind: string) => folder.sourceOf(kind);
};

it('takes each kind from its own file, as it is', () => {
  const of = sourcesOf('Poster.JPG', 'hero.tiff', 'thumbnail.avif', 'title.png', 'notes.txt', '.hero.png');
  expect(of('poster')).toEqual({ file: 'Poster.JPG', aspect: null });
  expect(of('hero')).toEqual({ file: 'hero.tiff', aspect: null });
  expect(of('thumbnail')).toEqual({ file: 'thumbnail.avif', aspect: null });
  expect(of('title')).toEqual({ file: 'title.png', aspect: null });
  expect(of('logo')).toBeNull();
  expect(of('portrait')).toBeNull();
});

it('crops thumbnail, hero and poster from the only picture, whatever its name is', () => {
  for (const file of ['original.png', 'IMG 1234.jpeg', 'hero.jpg', 'still-3840.webp']) {
    const of = sourcesOf(file, 'readme.md');
    for (const [kind, aspect] of Object.entries({ thumbnail: 16 / 9, poster: 2 / 3 }))
      expect(of(kind)).toEqual({ file, aspect });
    expect(of('hero')).toEqual({ file, aspect: file === 'hero.jpg' ? null : 16 / 9 });
    expect(of('title')).toBeNull();
  }
});

it.each(['logo', 'title', 'portrait'])('crops nothing from the only picture if it is a %s', (name) => {
  const of = sourcesOf(`${name}.png`);
  expect(of(name)).toEqual({ file: `${name}.png`, aspect: null });
  expect(of('thumbnail')).toBeNull();
});

it('shows the hero or the poster on cards if there is no thumbnail', () => {
  expect(sourcesOf('hero.jpg', 'poster.jpg')('thumbnail')).toEqual({ file: 'hero.jpg', aspect: 16 / 9 });
  expect(sourcesOf('title.png', 'poster.jpg')('thumbnail')).toEqual({ file: 'poster.jpg', aspect: 16 / 9 });
  expect(sourcesOf('original.jpg', 'hero.jpg')('thumbnail')?.file).toBe('original.jpg');
  expect(sourcesOf('hero.jpg', 'title.png')('poster')).toBeNull();
});

it('prefers an original to pictures with a width, the widest of these, and the least lossy format', () => {
  expect(sourcesOf('hero-960.webp', 'hero-1920.webp', 'hero-1920.jpg')('hero')?.file).toBe('hero-1920.jpg');
  expect(sourcesOf('hero-3840.png', 'hero.webp')('hero')?.file).toBe('hero.webp');
  expect(sourcesOf('poster.avif', 'poster.jpeg', 'poster.png')('poster')?.file).toBe('poster.png');
});

it('chooses none of several pictures whose names say nothing', () => {
  expect(sourcesOf('IMG_1.jpg', 'IMG_2.jpg')('thumbnail')).toBeNull();
});

it('knows pictures of other names, which are no kind', () => {
  expect(sourcesOf('narrow.webp', 'wide.webp')('narrow')).toEqual({ file: 'narrow.webp', aspect: null });
  expect(sourcesOf('narrow.webp', 'wide.webp')('constructor')).toBeNull();
});

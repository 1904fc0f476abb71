import { expect, it } from 'vitest';
import { acceptedFormat } from './accepted-format.js';

it.each<[accept: string | undefined, format: string, who: string]>([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif', 'Chrome'],
  ['image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'avif', 'Firefox'],
  [
    'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/*;q=0.8,*/*;q=0.5',
    'avif',
    'Safari',
  ],
  ['image/webp,*/*;q=0.8', 'webp', 'a browser without AVIF'],
  ['image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'jpeg', 'an older browser'],
  ['*/*', 'jpeg', 'a crawler'],
  ['image/*', 'jpeg', 'any picture'],
  [undefined, 'jpeg', 'none'],
  ['', 'jpeg', 'an empty one'],
  ['image/jpeg;q=0.9, image/webp;q=0.2', 'jpeg', 'qualities'],
  ['image/avif;q=0.3;v=1, IMAGE/WebP; q=0.7', 'webp', 'parameters, letters and spaces'],
  ['image/avif;q=0, image/webp;q=0, */*', 'jpeg', 'what is refused'],
  ['image/avif;q=2, image/webp;q=x, image/jpeg;q=0.1', 'jpeg', 'what is no quality'],
  ['text/html', 'jpeg', 'no picture at all'],
  [`${'a/b,'.repeat(20_000)}image/avif`, 'jpeg', 'more than is read'],
])('reads %s as %s: %s', (accept, format) => {
  expect(acceptedFormat(accept, false)).toBe(format);
});

it('sends a transparent picture as JPEG only to those who name it', () => {
  expect(acceptedFormat('*/*', true)).toBe('webp');
  expect(acceptedFormat('image/*;q=0.8,*/*;q=0.5', true)).toBe('webp');
  expect(acceptedFormat('image/avif,*/*', true)).toBe('avif');
  expect(acceptedFormat('image/jpeg', true)).toBe('jpeg');
});

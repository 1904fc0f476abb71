import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Still } from './still-picture.js';

afterEach(cleanup);

const pictureOf = (container: HTMLElement) => container.querySelector('img');

it('renders no picture without an address, or if it fails to load', () => {
  const { container, rerender } = render(<Still address="" />);
  expect(pictureOf(container)).toBeNull();

  rerender(<Still address="/lost.webp" />);
  const lost = pictureOf(container);
  expect(lost?.getAttribute('src')).toBe('/lost.webp');
  if (lost !== null) fireEvent.error(lost);
  expect(pictureOf(container)).toBeNull();

  rerender(<Still address="/other.webp" />);
  expect(pictureOf(container)?.getAttribute('src')).toBe('/other.webp');
});

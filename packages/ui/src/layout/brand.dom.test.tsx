import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Brand } from './brand.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const source = (name: string) => screen.getByRole('img').getAttribute(name);

// PAGE-47
it('is the mark with the name of a realm without a logo', () => {
  const { container } = render(<Brand name="Lantern House" />);
  expect(screen.getByText('Lantern House')).toBeDefined();
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

// PAGE-47
it('is the logo of the realm in two widths, named after it', () => {
  render(<Brand name="Lantern House" logo="/media/logo-{width}.webp" />);
  expect(source('alt')).toBe('Lantern House');
  expect(source('src')).toBe('/media/logo-110.webp');
  expect(source('srcset')).toBe('/media/logo-110.webp 110w, /media/logo-600.webp 600w');
  expect(source('sizes')).toBe('110px');
  expect(screen.queryByText('Lantern House')).toBeNull();
});

// PAGE-47
it('has one address if the logo has one width', () => {
  render(<Brand name="Lantern House" logo="/media/logo.webp" />);
  expect([source('src'), source('srcset')]).toEqual(['/media/logo.webp', null]);
});

// PAGE-36, PAGE-47
it('is the mark with the name if the logo fails to load, which is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<Brand name="Lantern House" logo="/media/gone.webp" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Lantern House')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith('The logo failed to load:', '/media/gone.webp');
});

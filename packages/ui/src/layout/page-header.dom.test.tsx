import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { film } from '../testing/content.js';
import { inLanguage } from '../testing/in-language.js';
import { PageHeader } from './page-header.js';

afterEach(cleanup);

const { images } = film();

it('shows its title only if titles are shown, but always keeps it as accessible name', () => {
  const { rerender } = render(inLanguage(<PageHeader title="The Lantern Coast" images={images} />));
  const heading = () => screen.getByRole('heading', { level: 1, name: 'The Lantern Coast' });
  expect(getComputedStyle(heading()).position).not.toBe('absolute');
  rerender(inLanguage(<PageHeader title="The Lantern Coast" titleDisplayMode="HIDE" images={images} />));
  expect(getComputedStyle(heading())).toMatchObject({ position: 'absolute', inlineSize: '1px' });
});

import type { Fighter } from '@footlight/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { picture } from '../../testing/content.js';
import { inLanguage } from '../../testing/in-language.js';
import { FighterCard } from './fighter-card.js';

afterEach(cleanup);

const fighter: Fighter = {
  id: 'rosa-ruiz',
  name: 'Rosa Ruiz',
  nickname: 'The Tide',
  country: 'ES',
  weightClass: 'WELTERWEIGHT',
  record: { wins: 18, losses: 2, draws: 1 },
  image: null,
};

it('has one link named after the fighter, with weight class and record beside it', () => {
  const { container } = render(inLanguage(<FighterCard fighter={fighter} href="/fighters/rosa-ruiz" />));
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Rosa Ruiz' }).getAttribute('href')).toBe('/fighters/rosa-ruiz');
  expect(screen.getByText('Welterweight')).toBeDefined();
  expect(screen.getByText('18–2–1').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Wins 18, losses 2, draws 1')).toBeDefined();
  expect(container.querySelector('img')).toBeNull();
});

it('shows the portrait if there is one', () => {
  const withPortrait = { ...fighter, image: picture('portrait') };
  const { container } = render(inLanguage(<FighterCard fighter={withPortrait} href="/fighters/rosa-ruiz" />));
  expect(container.querySelector('img')).not.toBeNull();
  expect(container.querySelector('svg')).toBeNull();
});

import type { ContentItem } from '@footlight/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { film } from '../../testing/content.js';
import { inLanguage } from '../../testing/in-language.js';
import { EpisodeList, type EpisodeListProps } from './episode-list.js';

const episode = (episodeNumber: number, change: Partial<ContentItem> = {}) =>
  film({
    id: `60${episodeNumber}`,
    title: `Part ${episodeNumber}`,
    description: `What happens in part ${episodeNumber}.`,
    duration: 46,
    episodeInformation: {
      episodeNumber,
      seasonNumber: 1,
      seasonTitle: 'Season 1',
      seasonId: '4001',
      seriesId: null,
      seriesTitle: null,
    },
    ...change,
  });

const draw = (episodes: readonly ContentItem[], props: Partial<EpisodeListProps> = {}) =>
  render(inLanguage(<EpisodeList episodes={episodes} hrefOf={({ id }) => `/video/${id}`} {...props} />));

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

afterEach(cleanup);

describe('EpisodeList', () => {
  it('shows number, title, description and duration of each episode', () => {
    draw([episode(3)]);
    const link = screen.getByRole('link', { name: /^3 Part 3/u });
    expect(link.getAttribute('href')).toBe('/video/603');
    expect(screen.getByText('What happens in part 3.')).toBeDefined();
    expect(screen.getByText('46 sec')).toBeDefined();
    expect(screen.getByText('S1 E3')).toBeDefined();
  });

  it('keeps the given order', () => {
    draw([episode(5), episode(2)]);
    expect(names()).toEqual([expect.stringMatching(/^5 Part 5/u), expect.stringMatching(/^2 Part 2/u)]);
  });

  it('numbers a list that is not a season by position', () => {
    draw([episode(5), episode(2)], { numbers: 'numbered' });
    expect(names()).toEqual([expect.stringMatching(/^1 Part 5/u), expect.stringMatching(/^2 Part 2/u)]);
  });

  it('shows no number for an episode without one', () => {
    const { episodeInformation: _none, ...plain } = episode(1);
    draw([plain]);
    expect(screen.getByRole('link', { name: /^Part 1/u })).toBeDefined();
  });

  it('hides titles visually in the HIDE mode, but keeps them in the link names', () => {
    draw([episode(1)], { titleDisplayMode: 'HIDE' });
    expect(screen.getByText('Part 1').className).toContain('unseen');
    expect(screen.getByRole('link', { name: /^1 Part 1/u })).toBeDefined();
    cleanup();
    draw([episode(1)]);
    expect(screen.getByText('Part 1').className).toBe('');
  });

  it('marks the playing episode as current', () => {
    draw([episode(1), episode(2)], { currentId: '602' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'true',
    ]);
  });

  it('renders the buttons of an episode beside its link, and no container without buttons', () => {
    const { container } = draw([episode(1), episode(2)], {
      actionsOf: ({ id }) => (id === '601' ? <button type="button">Keep</button> : null),
    });
    const button = screen.getByRole('button', { name: 'Keep' });
    expect(screen.getAllByRole('link')[0]?.contains(button)).toBe(false);
    const [first, second] = container.querySelectorAll('li');
    expect(first?.contains(button)).toBe(true);
    expect(second?.children).toHaveLength(1);
  });

  it('identifies each link, so that the focus can be restored', () => {
    draw([episode(1), episode(2)]);
    expect(screen.getAllByRole('link').map(({ dataset }) => dataset['card'])).toEqual(['VOD:601', 'VOD:602']);
  });

  it.each([
    ['GRANTED', null],
    ['GRANTED_ON_SIGN_IN', 'Sign in to watch'],
    ['DENIED', 'How to watch'],
    ['GEOBLOCKED', 'Not available here'],
  ] as const)('shows for %s the label: %s', (accessLevel, words) => {
    draw([episode(1, { accessLevel })]);
    const shownLabels = ['Sign in to watch', 'How to watch', 'Not available here'].filter(
      (label) => screen.queryByText(label) !== null,
    );
    expect(shownLabels).toEqual(words === null ? [] : [words]);
  });
});

import type { Programme } from '@footlight/contract';
import { createTranslate, type GuideCardLabelKey, type Language } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { picture } from '../testing/content.js';
import { GuideCardError } from './guide-card-error.js';
import { GuideCard, type GuideCardProps } from './guide-card.js';
import { ProgrammeDetails, type ProgrammeDetailsProps } from './programme-details.js';

const wordsOf = (language: Language) => createTranslate<GuideCardLabelKey>(catalogues[language], language);
const t = wordsOf('en');
const NOW = Date.parse('2026-11-21T20:15:00.000Z');

const programme = (
  title: string,
  startDate: string,
  endDate: string,
  more: Partial<Programme> = {},
): Programme => ({
  id: title,
  title,
  description: `About ${title}.`,
  episode: null,
  startDate,
  endDate,
  thumbnailUrl: `/${title}.webp`,
  ...more,
});
const tide = programme('Evening tide', '2026-11-21T20:00:00.000Z', '2026-11-21T21:00:00.000Z', {
  episode: '4',
});
const news = programme('The late news', '2026-11-21T21:00:00.000Z', '2026-11-21T21:30:00.000Z');

const card = (change: Partial<GuideCardProps> = {}) => {
  const acts = {
    onDetails: vi.fn<GuideCardProps['onDetails']>(),
    onRetry: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  };
  const props: GuideCardProps = {
    name: 'Harbour Radio',
    description: 'The harbour’s own station.',
    logoUrl: '/logo.webp',
    image: picture('harbour'),
    now: tide,
    next: news,
    status: 'ready',
    at: NOW,
    language: 'en',
    t,
    href: '/live/2001',
    isClosable: false,
    ...acts,
    ...change,
  };
  render(<GuideCard {...props} />);
  return acts;
};

const details = (change: Partial<ProgrammeDetailsProps> = {}) => {
  // jsdom has the dialog element but does not implement `showModal`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  const onClose = vi.fn<() => void>();
  render(
    <ProgrammeDetails
      programme={tide}
      name="Harbour Radio"
      logoUrl={null}
      image={null}
      at={NOW}
      language="en"
      t={t}
      href="/live/2001"
      onClose={onClose}
      {...change}
    />,
  );
  return { onClose, dialog: screen.getByRole('dialog') };
};

afterEach(cleanup);

describe('GuideCard', () => {
  it('shows the current programme with its progress, and the next one', () => {
    card();
    expect(screen.getByText('Evening tide')).toBeDefined();
    expect(screen.getByText('45 min left')).toBeDefined();
    expect(screen.getByText('Episode 4')).toBeDefined();
    expect(screen.getByText('About Evening tide.')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByRole('button', { name: /^Next .* The late news$/u })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Watch Harbour Radio' }).getAttribute('href')).toBe('/live/2001');
  });

  // GUIDE-34
  it('shows what a guide says of the programme', () => {
    card({
      now: {
        ...tide,
        season: 2,
        episode: '5/12',
        genres: ['Drama', 'Sea'],
        year: '2024',
        ageRating: '12',
        status: 'PREMIERE',
      },
    });
    for (const fact of ['Premiere', 'Season 2, episode 5/12', 'Drama, Sea', '2024', '12'])
      expect(screen.getByText(fact)).toBeDefined();
    expect(screen.queryByText(/^Episode/u)).toBeNull();
    cleanup();
    details({ programme: { ...tide, subTitle: 'High water', status: 'REPEAT' } });
    expect(screen.getByText('High water')).toBeDefined();
    expect(screen.getByText('Repeat')).toBeDefined();
  });

  it('shows times across midnight without their dates', () => {
    const late = programme('Late', '2026-11-21T12:00:00.000Z', '2026-11-22T13:00:00.000Z');
    card({ now: late, at: Date.parse(late.startDate) });
    expect(screen.getByText(/^\S+ [AP]M – \S+ [AP]M$/u)).toBeDefined();
  });

  it('opens the details of either programme', () => {
    const { onDetails } = card();
    fireEvent.click(screen.getByRole('button', { name: /^Details: Evening tide/u }));
    fireEvent.click(screen.getByRole('button', { name: /^Next/u }));
    expect(onDetails.mock.calls).toEqual([[tide], [news]]);
  });

  it('shows the event and the next programme if there is no current programme', () => {
    card({ now: null });
    expect(screen.getByText('The harbour’s own station.')).toBeDefined();
    expect(screen.getByText('Harbour Radio')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Details/u })).toBeNull();
    expect(screen.getByRole('button', { name: /The late news/u })).toBeDefined();
    cleanup();
    card({ now: null, next: null, description: '' });
    expect(screen.getByText('No programme information right now.')).toBeDefined();
  });

  it('shows a loading placeholder, and an error with a retry button', () => {
    card({ now: null, next: null, status: 'loading' });
    expect(screen.getByRole('status', { name: 'Loading what’s on' })).toBeDefined();
    cleanup();
    const { onRetry } = card({ now: null, next: null, status: 'failed' });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load what’s on.');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Watch Harbour Radio' })).toBeDefined();
  });

  it('keeps the current programme if the continuation of the guide fails to load', () => {
    card({ status: 'failed' });
    expect(screen.getByText('Evening tide')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a close button if it is closable', () => {
    card();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    cleanup();
    const { onClose } = card({ isClosable: true });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('prefers the programme’s picture, in all its widths, to the channel’s', () => {
    card({ now: { ...tide, image: picture('tide') } });
    expect(document.querySelector('img[srcset]')?.getAttribute('src')).toBe('/tide-640.webp');
    cleanup();
    card({ now: { ...tide, thumbnailUrl: null } });
    expect(document.querySelector('img[srcset]')?.getAttribute('src')).toBe('/harbour-640.webp');
    cleanup();
    card({ now: null, image: null });
    expect(document.querySelector('img[srcset]')).toBeNull();
  });

  it('hides a logo that fails to load', () => {
    card();
    const logo = document.querySelector<HTMLImageElement>('img[src="/logo.webp"]');
    if (logo === null) throw new Error('there is no logo');
    fireEvent.error(logo);
    expect(document.querySelector('img[src="/logo.webp"]')).toBeNull();
  });

  it('is localised in Spanish, Portuguese and Arabic', () => {
    for (const [language, words] of [
      ['es', 'Ver Harbour Radio'],
      ['pt', 'Ver Harbour Radio'],
      ['ar', 'شاهد Harbour Radio'],
    ] as const) {
      card({ language, t: wordsOf(language) });
      expect(screen.getByRole('link', { name: words })).toBeDefined();
      cleanup();
    }
  });
});

describe('the title of an event, if the realm hides titles', () => {
  it('is hidden visually on the card and in the details, which show the programme', () => {
    card({ titleDisplayMode: 'HIDE' });
    expect(screen.getByText('Harbour Radio').className).toMatch(/unseen/u);
    expect(screen.getByText('Evening tide').className).not.toMatch(/unseen/u);
    cleanup();
    card({ titleDisplayMode: 'HIDE', logoUrl: null, now: null, next: null });
    expect(screen.getByText('Harbour Radio').className).toMatch(/unseen/u);
    cleanup();
    details({ titleDisplayMode: 'HIDE' });
    expect(screen.getByText('Harbour Radio').className).toMatch(/unseen/u);
  });
});

describe('GuideCardError', () => {
  it('ignores further retries while it is busy', () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = render(<GuideCardError isBusy={false} t={t} onRetry={onRetry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<GuideCardError isBusy t={t} onRetry={onRetry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('ProgrammeDetails', () => {
  // GUIDE-3
  it('shows the channel, the programme, its day and its description', () => {
    const { dialog } = details();
    expect(screen.getByRole('dialog', { name: 'Evening tide' })).toBe(dialog);
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/Evening tide.webp');
    expect(dialog.textContent).toContain('Harbour Radio');
    expect(dialog.textContent).toContain('On now');
    expect(dialog.textContent).toMatch(/Saturday/u);
    expect(dialog.textContent).toContain('About Evening tide.');
  });

  it('has a link to watch the current programme, and none for an upcoming one', () => {
    details();
    expect(screen.getByRole('link', { name: 'Watch Harbour Radio' })).toBeDefined();
    cleanup();
    details({ programme: news });
    expect(screen.queryByRole('link')).toBeNull();
  });

  // GUIDE-3
  it('closes by its button, by Escape, and by a click outside', () => {
    const { onClose, dialog } = details();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
    fireEvent.click(screen.getByRole('heading'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('keeps the focus within the dialog', () => {
    details();
    const [watch, close] = [screen.getByRole('link'), screen.getByRole('button', { name: 'Close' })];
    close.focus();
    fireEvent.keyDown(close, { key: 'Tab' });
    expect(document.activeElement).toBe(watch);
    fireEvent.keyDown(watch, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(close);
  });
});

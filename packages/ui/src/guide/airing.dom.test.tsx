import type { Programme } from '@footlight/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { Airing } from './airing.js';

const at = Date.parse('2026-11-21T20:30:00');
const programme = (title: string, from: number, to: number) =>
  ({
    title,
    startDate: new Date(at + from * 60_000).toISOString(),
    endDate: new Date(at + to * 60_000).toISOString(),
  }) as Programme;

afterEach(cleanup);

describe('Airing', () => {
  it('shows channel, programme, times, progress and the next programme', () => {
    const now = programme('The night desk', -15, 45);
    const next = programme('Shipping forecast', 45, 60);
    render(inLanguage(<Airing name="Harbour Radio" logoUrl={null} now={now} next={next} at={at} />));
    expect(screen.getByText('Harbour Radio')).toBeDefined();
    expect(screen.getByText('The night desk')).toBeDefined();
    expect(screen.getByText(/8:15\s–\s9:15\sPM/u)).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText(/Shipping forecast.*9:15\sPM/u)).toBeDefined();
  });

  it('hides the event’s title visually if the realm hides titles, and shows the programme', () => {
    const now = programme('The night desk', -15, 45);
    render(
      inLanguage(
        <Airing name="Harbour Radio" titleDisplayMode="HIDE" logoUrl={null} now={now} next={null} at={at} />,
      ),
    );
    expect(screen.getByText('Harbour Radio').className).toMatch(/unseen/u);
    expect(screen.getByText('The night desk').className).not.toMatch(/unseen/u);
  });
});

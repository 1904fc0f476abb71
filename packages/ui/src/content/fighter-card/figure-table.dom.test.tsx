import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FigureTable } from './figure-table.js';

afterEach(cleanup);

it('is an accessible table that draws bars for figures with a length', () => {
  render(
    <FigureTable
      title="In numbers"
      columns={['What is counted', 'Figure']}
      figures={[
        { name: 'Knockdowns', words: '11', length: null },
        { name: 'Striking accuracy', words: '54 %', length: 0.54 },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'In numbers' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What is counted',
    'Figure',
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Knockdowns',
    'Striking accuracy',
  ]);
  const [knockdowns, strikes] = screen.getAllByRole('cell');
  expect(knockdowns?.querySelector('span')).toBeNull();
  expect(strikes?.querySelector('span')?.style.getPropertyValue('--length')).toBe('0.54');
});

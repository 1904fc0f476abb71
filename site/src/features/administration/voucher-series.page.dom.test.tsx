import { loadAdministrationCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { drawShop, exampleOf, refuse, viewer, withDialogs, type ShopHandlers } from '../../testing/shop.js';
import { VoucherSeriesPage } from './voucher-series.page.js';

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAdministrationCatalogue('en');
}, 60_000);
afterEach(cleanup);
withDialogs();

const saved: Blob[] = [];
beforeEach(() => {
  saved.splice(0);
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return '#codes';
  };
  URL.revokeObjectURL = () => undefined;
});

const draw = (answers: ShopHandlers = {}) =>
  drawShop(<VoucherSeriesPage />, {
    path: '/_admin/vouchers',
    at: '/_admin/vouchers',
    user: { ...viewer, rol: 'admin' },
    answers,
  });
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Generate codes' }));
  return within(await screen.findByRole('dialog', { name: 'Codes of SUMMER' }));
};
const generate = (sheet: ReturnType<typeof within>, count: string) => {
  fireEvent.change(sheet.getByLabelText(/^Number of codes/u), { target: { value: count } });
  fireEvent.click(sheet.getByRole('button', { name: 'Generate codes' }));
};

// MONEY-134
it('generates codes once, downloads them, and offers the same file again', async () => {
  const shop = draw();
  expect(await screen.findByText('500 codes, 42 used')).toBeDefined();
  const sheet = await open();
  generate(sheet, '250');
  expect(await screen.findByText('The file with the codes was downloaded.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shop.of('issueVoucherCodes')).toEqual([
    { params: { id: 'SUMMER' }, body: { count: 250, idempotencyKey: expect.any(String) as string } },
  ]);
  expect(await saved[0]?.text()).toBe(exampleOf('issueVoucherCodes').content);
  fireEvent.click(screen.getByRole('button', { name: 'Download again' }));
  expect(saved).toHaveLength(2);
  expect(shop.of('issueVoucherCodes')).toHaveLength(1);
  await waitFor(() => expect(shop.of('listVoucherSeries').length).toBeGreaterThan(1));
});

// MONEY-134
it('refuses other numbers, and says when the service does', async () => {
  const shop = draw({ issueVoucherCodes: refuse('FORBIDDEN') });
  const sheet = await open();
  for (const count of ['0', '10001', 'many']) {
    generate(sheet, count);
    // oxlint-disable-next-line no-await-in-loop
    expect((await sheet.findAllByText('Enter 1 to 10,000.')).length).toBeGreaterThan(0);
  }
  expect(shop.of('issueVoucherCodes')).toEqual([]);
  generate(sheet, '5');
  await waitFor(() => expect(shop.of('issueVoucherCodes')).toHaveLength(1));
  expect((await sheet.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(saved).toEqual([]);
});

// MONEY-138
it('sends a repeated press with the same key, since the first may have generated the codes', async () => {
  const shop = draw({ issueVoucherCodes: refuse('INTERNAL') });
  const sheet = await open();
  generate(sheet, '5');
  await sheet.findAllByRole('alert');
  await waitFor(() => expect(shop.of('issueVoucherCodes')).toHaveLength(1));
  await waitFor(() =>
    expect(sheet.getByRole('button', { name: 'Generate codes' })).toHaveProperty('disabled', false),
  );
  generate(sheet, '5');
  await waitFor(() => expect(shop.of('issueVoucherCodes')).toHaveLength(2));
  const [first, second] = shop.of('issueVoucherCodes');
  expect(second).toEqual(first);
});

// MONEY-134
it('says that there are none', async () => {
  draw({ listVoucherSeries: () => ({ series: [] }) });
  expect(await screen.findByText('No voucher series')).toBeDefined();
});

import type { SessionUser } from '@footlight/contract';
import { loadPreviewsCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawShop, exampleOf, viewer } from '../../../testing/shop.js';
import { MailPreviewPage } from './mail-preview.page.js';
import { MailPreviewsPage } from './mail-previews.page.js';

const admin: SessionUser = { ...viewer, id: 'a-9', rol: 'admin' };

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadPreviewsCatalogue('en');
}, 60_000);
afterEach(cleanup);

// MAIL-6
describe('the previews of mails', () => {
  it('are listed with their subjects', async () => {
    drawShop(<MailPreviewsPage />, {
      path: '/_admin/mail-previews',
      at: '/_admin/mail-previews',
      user: admin,
    });
    const link = await screen.findByRole('link', { name: 'Your receipt from Footlight' });
    expect(link.getAttribute('href')).toBe('/_admin/mail-previews/receipt');
  });

  it('show a mail as HTML in a frame, with its styles, and as text, in the chosen language', async () => {
    const shop = drawShop(<MailPreviewPage />, {
      path: '/_admin/mail-previews/:kind',
      at: '/_admin/mail-previews/receipt',
      user: admin,
      answers: {
        getMailPreview: ({ query: { language = 'en' } }) => ({
          ...exampleOf('getMailPreview'),
          language,
          html: `<!doctype html><html lang="${language}" dir="rtl"><body style="margin:0"><h1 style="color:red">Hello ${language}</h1><a href="/x">Go</a></body></html>`,
          text: `Text ${language}`,
        }),
      },
    });
    const page = () => screen.getByTitle<HTMLIFrameElement>('As HTML').contentDocument;
    expect(await screen.findByText('Text en')).toBeDefined();
    await waitFor(() => expect(page()?.querySelector('h1')?.textContent).toBe('Hello en'));
    expect(page()?.querySelector('h1')?.style.color).toBe('red');
    expect(page()?.documentElement.dir).toBe('rtl');
    expect(page()?.querySelector('a')?.target).toBe('_blank');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Language' }), { target: { value: 'ar' } });
    expect(await screen.findByText('Text ar')).toBeDefined();
    await waitFor(() => expect(page()?.querySelector('h1')?.textContent).toBe('Hello ar'));
    expect(shop.of('getMailPreview').map(({ query }) => query)).toEqual([
      { language: 'en' },
      { language: 'ar' },
    ]);
  });
});

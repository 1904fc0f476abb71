import { expect, test } from './product.js';

const ADMIN = { id: 'admin@footlight.example', secret: 'footlight-demo' };

// ACCT-71
test('whoever opens a preview link sees and plays a draft, and nobody else does', async ({
  page,
  request,
}) => {
  const login = await request.post('/api/v2/login', { data: ADMIN });
  const { authorisationToken } = (await login.json()) as { readonly authorisationToken: string };
  const headers = { authorization: `Bearer ${authorisationToken}` };
  const film = {
    id: 'night-ferry',
    artwork: 'lantern-coast',
    film: 'lantern-coast',
    texts: { en: { title: 'Night ferry', description: 'Lamps across the sound.' } },
  };
  const saved = await request.put('/api/v2/admin/entries/vods/night-ferry', {
    headers,
    data: { version: null, action: 'save', document: film },
  });
  expect(saved.ok()).toBe(true);
  const created = await request.post('/api/v2/admin/preview-links', {
    headers,
    data: { entries: [{ collection: 'vods', id: 'night-ferry' }] },
  });
  const { address } = (await created.json()) as { readonly address: string };

  await page.goto('/video/night-ferry');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that video.');

  await page.goto(address);
  await expect(page).toHaveURL('/video/night-ferry');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night ferry');
  const bar = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'End the preview' }) });
  await expect(bar).toBeInViewport();
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => {
    const media = document.querySelector('footlight-player')?.shadowRoot?.querySelector('video');
    return media !== null && media !== undefined && media.currentTime > 0.1;
  });

  await bar.getByRole('link').click();
  await expect(page).toHaveURL('/');
  await page.goto('/video/night-ferry');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that video.');
});

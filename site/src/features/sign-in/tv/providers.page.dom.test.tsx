import type { AppState } from '@footlight/state';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { LabelsProvider } from '@footlight/ui';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SiteProvider } from '../../../app/site-context.js';
import { guest, realmOf, testSite } from '../../../testing/on-site.js';
import { ProvidersPage } from './providers.page.js';
import { keepDevice } from './signed-in-device.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const provider = (id: string, displayName: string) => ({
  id,
  name: id,
  displayName,
  logoUrl: null,
  featured: true,
});
const mvpds = [provider('harbour', 'Harbour Cable'), provider('lowland', 'Lowland Basic')];

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{`${pathname}${search}`}</output>;
};

const open = (address: string) => {
  const entry = createStore(() => ({
    data: { requestor: { id: 'footlight', name: 'Footlight', mvpds, channels: [] } },
    status: 'ready',
    error: null,
  }));
  Object.assign(entry, { load: () => Promise.resolve() });
  const state = {
    session: createStore(() => ({ user: guest, status: 'ready' })),
    queries: { entry: () => entry, load: () => Promise.resolve() },
    storage: sessionStorage,
  } as unknown as Partial<AppState>;
  const adobe = { baseUri: 'https://adobe.example', requestorId: 'footlight', resourceId: 'sports' };
  const signIn = {
    providers: [{ name: 'ADOBE' }, { name: 'PBR' }],
    tv: { adobe, adobeDcr: null, gigya: null, opin: null },
    artwork: null,
    targetSuffix: null,
  };
  render(
    <LabelsProvider
      value={{ t: createTranslate<LabelKey>(catalogues.en, 'en'), language: 'en', direction: 'ltr' }}
    >
      <SiteProvider value={testSite(state, realmOf({ signIn: signIn as never }))}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/providers/:result?/:device?" element={<ProvidersPage />} />
            <Route path="*" element={null} />
          </Routes>
          <Where />
        </MemoryRouter>
      </SiteProvider>
    </LabelsProvider>,
  );
};
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

// SIGN-194
describe('the TV provider in the address', () => {
  it('is the only one offered, until the viewer asks for all', () => {
    open('/providers?provider=lowland');
    expect(offered()).toEqual(['LLowland Basic', 'All TV providers']);
    fireEvent.click(screen.getByRole('button', { name: 'All TV providers' }));
    expect(offered()).toEqual(['HHarbour Cable', 'LLowland Basic']);
  });

  it('is ignored if there is none of that name', () => {
    open('/providers?provider=nobody');
    expect(offered()).toEqual(['HHarbour Cable', 'LLowland Basic']);
  });

  it('may be a partner, whose page opens with the rest of the query', () => {
    open('/providers?provider=PBR&from=%2Fvideo%2F1001');
    expect(screen.getByTestId('where').textContent).toBe('/login/pbr?from=%2Fvideo%2F1001');
  });
});

// SIGN-195
describe('the page after signing in a television', () => {
  it('says that the television goes on', () => {
    keepDevice('K7Q2FX');
    open('/providers/success/tv');
    expect(screen.getByRole('heading', { name: 'Your TV is signed in' })).toBeDefined();
  });

  it('claims nothing in a browser that has not signed one in', () => {
    open('/providers/success/tv');
    expect(screen.getByRole('heading', { name: 'There’s nothing to finish here' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Enter the code of your TV' }).getAttribute('href')).toBe(
      '/activate',
    );
  });
});

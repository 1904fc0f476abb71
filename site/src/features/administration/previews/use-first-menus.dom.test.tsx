import type { Menus } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { onSite } from '../../../testing/on-site.js';
import { useFirstMenus } from './use-first-menus.js';

afterEach(cleanup);

const of = (deviceType: Menus['deviceType']): Menus => ({ deviceType }) as Menus;

const Shown = () => <p>{useFirstMenus()?.deviceType ?? 'none'}</p>;

// PAGE-13
it('keeps the edited menus when a resized window loads those of another device', () => {
  const realm = createStore<{ menus: Menus | null }>(() => ({ menus: null }));
  render(onSite(<Shown />, { state: { realm } as unknown as Partial<AppState> }));
  expect(screen.getByText('none')).toBeTruthy();
  act(() => realm.setState({ menus: of('WEB') }));
  expect(screen.getByText('WEB')).toBeTruthy();
  act(() => realm.setState({ menus: of('MOBILE-WEB') }));
  expect(screen.getByText('WEB')).toBeTruthy();
});

import type { Menus } from '@footlight/contract';
import { UP_TO_TABLET } from '@footlight/tokens';
import { useMedia } from '@footlight/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useSignedInUser, useSite } from '../../app/site-context.js';

/**
 * Keeps the menus those of this device and of this viewer (PAGE-52, PAGE-53). A window that is made narrow, or a tablet
 * that is turned, is another device.
 */
export const useMenus = (): void => {
  const { state, drawnFor } = useSite();
  const userId = useSignedInUser()?.id ?? null;
  const device: Menus['deviceType'] = useMedia(UP_TO_TABLET, drawnFor === 'MOBILE-WEB')
    ? 'MOBILE-WEB'
    : 'WEB';
  const isOther = useStore(
    state.realm,
    ({ menus, menusStatus }) => menusStatus === 'ready' && menus !== null && menus.deviceType !== device,
  );
  const wanted = useRef(device);
  useLayoutEffect(() => {
    wanted.current = device;
  });

  useEffect(() => {
    if (userId !== null) void state.realm.getState().loadMenus(wanted.current);
  }, [userId, state]);
  useEffect(() => {
    if (isOther) void state.realm.getState().loadMenus(wanted.current);
  }, [isOther, state]);
};

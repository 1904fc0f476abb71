import type { Menus } from '@footlight/contract';
import { UP_TO_TABLET } from '@footlight/tokens';
import { useMedia } from '@footlight/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useSignedInUser, useSite } from '../../app/site-context.js';

/**
 * Reloads the menus when the viewer or the device type changes (PAGE-52, PAGE-53). Resizing the window or rotating a
 * tablet can change the device type.
 */
export const useMenus = (): void => {
  const { state, renderedFor } = useSite();
  const userId = useSignedInUser()?.id ?? null;
  const device: Menus['deviceType'] = useMedia(UP_TO_TABLET, renderedFor === 'MOBILE-WEB')
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

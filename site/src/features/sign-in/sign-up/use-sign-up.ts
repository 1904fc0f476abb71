import { sharedStorage } from '@footlight/client';
import { createSignUpStore } from '@footlight/state';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useViewer, useSite } from '../../../app/site-context.js';

/** The viewer's sign-up and its current step. */
export const useSignUp = () => {
  const { state, realm } = useSite();
  const viewer = useViewer();
  const [query] = useSearchParams();
  const [store] = useState(() =>
    createSignUpStore({
      client: state.client,
      clock: { now: Date.now },
      storage: sharedStorage,
      mandatoryProviders: () =>
        realm.signIn.providers.flatMap(({ name, mandatory }) => (mandatory && name !== 'ID' ? [name] : [])),
    }),
  );
  const choosesPackage =
    query.has('licences') || query.has('selectedLicence') || query.get('entryPage') === 'purchase';
  const isGuest = viewer?.isGuest !== false;
  const accountId = isGuest ? null : viewer.id;
  const isOpen = viewer?.signUpOpen === true;
  /** Determines the step again, after the service has said what is still required. */
  const find = async (): Promise<void> => {
    await state.session.getState().restore();
    const user = state.session.getState().user;
    await store.getState().find({ isGuest, accountId, isOpen: user?.signUpOpen === true }, choosesPackage);
  };
  const make = (attempt: () => Promise<string | null>) => store.getState().make(attempt, choosesPackage);
  useEffect(() => {
    if (viewer === null) return;
    if (isGuest) store.getState().resume();
    void store.getState().find({ isGuest, accountId, isOpen }, choosesPackage);
  }, [store, viewer, isGuest, accountId, isOpen, choosesPackage]);
  return { store, signUp: useStore(store), isGuest, find, make };
};

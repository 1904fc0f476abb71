import { ProviderButtons } from './providers/provider-buttons.js';

/** Below the form of the login and of the sign-up: the buttons of other providers. */
export const OtherWaysIn = ({ flow }: { readonly flow: 'SIGNIN' | 'SIGNUP' }) => (
  <ProviderButtons flow={flow} />
);

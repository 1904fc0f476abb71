import { lazyPart } from '../../app/lazy-part.js';
import { notFetched } from '../../app/not-fetched.js';

const PanelSignIn = lazyPart(async () => (await import('./panel-sign-in.js')).PanelSignIn);

/** The ways to sign in, whose code is loaded when the side panel shows them. */
export const PanelSlot = () => <PanelSignIn of={{}} failed={notFetched} />;

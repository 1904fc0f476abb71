import { loadScript } from '../load-script.js';

interface OpinPartner {
  readonly id: string;
  readonly name: string;
  readonly flow: 'INLINE' | 'REDIRECT';
}

interface OpinResponse {
  readonly token: string;
}

/** OPIN's browser SDK; docs/sign-in.md documents the expected interface. */
export interface OpinSdk {
  configure(options: { readonly clientId: string }): void;
  detectPartners(options: { readonly country: string }): Promise<readonly OpinPartner[]>;
  /** The response of a workflow that redirected back. @throws if it was cancelled */
  workflowResponse(): OpinResponse | null;
  /** Never settles if the workflow navigates away. */
  runWorkflow(options: {
    readonly partner: OpinPartner;
    readonly container: HTMLElement;
    readonly returnUri: string;
  }): Promise<OpinResponse>;
  logout(): Promise<void>;
}

export const loadOpin = async ({
  sdkUri,
  clientId,
}: {
  readonly sdkUri: string;
  readonly clientId: string;
}): Promise<OpinSdk> => {
  await loadScript(sdkUri);
  const sdk = (globalThis as { OPIN?: OpinSdk }).OPIN;
  if (sdk === undefined) throw new Error('OPIN’s script brought no SDK.');
  sdk.configure({ clientId });
  return sdk;
};

import type { SettingsOf } from '../../../realm/providers/providers.schemas.js';
import { createCredentialsProvider, type CredentialsProof } from './credentials-provider.js';
import type { EntitledProvider } from '../tv/entitled-provider.js';
import type { ProviderTools } from '../provider.js';

/** SPTV: id and secret. Its interface is not published; docs/sign-in.md says what is expected of it. */
export const createSptv = (
  settings: SettingsOf<'SPTV'>,
  tools: ProviderTools,
): EntitledProvider<CredentialsProof> => createCredentialsProvider('SPTV', settings, tools);

import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { createCredentialsProvider, type CredentialsProof } from './credentials-provider.js';
import type { EntitledProvider } from '../tv/entitled-provider.js';
import type { ProviderTools } from '../provider.js';

/** SPTV: sign-in with id and secret. Its API is not published; docs/sign-in.md describes the assumed one. */
export const createSptv = (
  settings: SettingsOf<'SPTV'>,
  tools: ProviderTools,
): EntitledProvider<CredentialsProof> => createCredentialsProvider('SPTV', settings, tools);

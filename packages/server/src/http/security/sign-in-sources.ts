import type { Realm } from '../../realm/load-realm.js';

/** External origins that the sign-in pages need. */
export interface SignInSources {
  /** Origins of providers' scripts and of the requests that these make. */
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
  /** Origins that the pages request directly, without a script of the provider. */
  readonly connections: readonly string[];
}

const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** Includes only the providers that the realm file enables (SIGN-65). */
export const signInSources = ({ signIn }: Realm): SignInSources => {
  const scripts: string[] = [];
  const frames: string[] = [];
  const images: string[] = [];
  const connections: string[] = [];
  for (const provider of signIn.providers) {
    if (provider.name === 'OPIN') {
      scripts.push(provider.sdkUri, provider.baseUri);
      frames.push(provider.baseUri);
    }
    if (provider.name === 'FIREBASE') {
      connections.push(provider.toolkitUri);
      if (provider.siteKey !== null) {
        connections.push(provider.appCheckUri);
        scripts.push(provider.recaptchaUri, ...provider.recaptchaOrigins);
        frames.push(provider.recaptchaUri);
      }
    }
    if (provider.name === 'GIGYA') scripts.push(provider.sdkUri, provider.baseUri);
    if (provider.name === 'ADOBE' || provider.name === 'ADOBE_DCR')
      images.push(provider.baseUri, ...provider.logoOrigins);
  }
  return {
    scripts: originsOf(scripts),
    frames: originsOf(frames),
    images: originsOf(images),
    connections: originsOf(connections),
  };
};

/**
 * Permission policies that the frame needs from the host page. Without them full screen, sound or protected content
 * fails.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Guides/Permissions_Policy
 */
export const FRAME_POLICIES = [
  'autoplay',
  'fullscreen',
  'encrypted-media',
  'picture-in-picture',
  'web-share',
  'clipboard-write',
] as const;

export type FramePolicy = (typeof FRAME_POLICIES)[number];

/** The policies that this browser knows; it reports others in the console of the page. */
export const knownPolicies = (): readonly FramePolicy[] => {
  const { featurePolicy } = document as { readonly featurePolicy?: { features(): readonly string[] } };
  const known = featurePolicy?.features();
  return known === undefined ? FRAME_POLICIES : FRAME_POLICIES.filter((policy) => known.includes(policy));
};

/** The `allow` attribute of a player's frame. */
export const FRAME_ALLOW = FRAME_POLICIES.join('; ');

/**
 * What the frame needs of the page around it; a policy that is missing there makes full screen, sound or
 * protected content fail inside.
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

/** The `allow` of a frame for a player. */
export const FRAME_ALLOW = FRAME_POLICIES.join('; ');

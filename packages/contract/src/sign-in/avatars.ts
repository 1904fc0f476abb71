/** Avatars of profiles; each user interface draws them by these names. */
export const AVATARS = ['lantern', 'wave', 'moon', 'star', 'boat', 'kite', 'leaf', 'mask'] as const;
export type Avatar = (typeof AVATARS)[number];

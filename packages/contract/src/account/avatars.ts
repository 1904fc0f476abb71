/** Pictures that a profile may have; who draws them knows each by its word. */
export const AVATARS = ['lantern', 'wave', 'moon', 'star', 'boat', 'kite', 'leaf', 'mask'] as const;
export type Avatar = (typeof AVATARS)[number];

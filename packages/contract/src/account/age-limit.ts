/** The age limit of a new child's profile, in years (ACC-40). */
export const CHILD_AGE_LIMIT = 12;

/** The age limits that a child's profile can have, in years. */
export const AGE_LIMITS = [0, 6, 9, 12, 14, 16, 18] as const;

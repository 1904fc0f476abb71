/** The time source, such as `Date`; tests inject one that they advance. */
export type Clock = Pick<DateConstructor, 'now'>;

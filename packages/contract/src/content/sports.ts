/** Ways of winning a bout. */
export const WIN_METHODS = [
  'KNOCKOUT',
  'TECHNICAL_KNOCKOUT',
  'SUBMISSION',
  'UNANIMOUS_DECISION',
  'SPLIT_DECISION',
  'MAJORITY_DECISION',
  'DISQUALIFICATION',
  'DOCTOR_STOPPAGE',
  'NO_CONTEST',
  'DRAW',
] as const;
/** Lightest first; CATCHWEIGHT is a weight that the two fighters agree on. */
export const WEIGHT_CLASSES = [
  'STRAWWEIGHT',
  'FLYWEIGHT',
  'BANTAMWEIGHT',
  'FEATHERWEIGHT',
  'LIGHTWEIGHT',
  'WELTERWEIGHT',
  'MIDDLEWEIGHT',
  'LIGHT_HEAVYWEIGHT',
  'HEAVYWEIGHT',
  'CATCHWEIGHT',
] as const;
/** Statistics of a fighter: counts, seconds (CONTROL_TIME) and fractions (…_ACCURACY). */
export const STATISTIC_KINDS = [
  'SIGNIFICANT_STRIKES_LANDED',
  'SIGNIFICANT_STRIKES_ATTEMPTED',
  'TAKEDOWNS_LANDED',
  'TAKEDOWNS_ATTEMPTED',
  'SUBMISSION_ATTEMPTS',
  'KNOCKDOWNS',
  'CONTROL_TIME',
  'STRIKE_ACCURACY',
  'TAKEDOWN_ACCURACY',
] as const;

export type WinMethod = (typeof WIN_METHODS)[number];
export type WeightClass = (typeof WEIGHT_CLASSES)[number];
export type StatisticKind = (typeof STATISTIC_KINDS)[number];

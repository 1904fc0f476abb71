import type { Fighter, StatisticKind, WeightClass, WinMethod } from '@footlight/contract';
import { numberFormat, type LabelKey } from '@footlight/i18n';

/** Lightest first. */
export const WEIGHT_CLASS_LABELS = {
  STRAWWEIGHT: 'weightStrawweight',
  FLYWEIGHT: 'weightFlyweight',
  BANTAMWEIGHT: 'weightBantamweight',
  FEATHERWEIGHT: 'weightFeatherweight',
  LIGHTWEIGHT: 'weightLightweight',
  WELTERWEIGHT: 'weightWelterweight',
  MIDDLEWEIGHT: 'weightMiddleweight',
  LIGHT_HEAVYWEIGHT: 'weightLightHeavyweight',
  HEAVYWEIGHT: 'weightHeavyweight',
  CATCHWEIGHT: 'weightCatchweight',
} as const satisfies Record<WeightClass, LabelKey>;

export const WIN_METHOD_LABELS = {
  KNOCKOUT: 'methodKnockout',
  TECHNICAL_KNOCKOUT: 'methodTechnicalKnockout',
  SUBMISSION: 'methodSubmission',
  UNANIMOUS_DECISION: 'methodUnanimousDecision',
  SPLIT_DECISION: 'methodSplitDecision',
  MAJORITY_DECISION: 'methodMajorityDecision',
  DISQUALIFICATION: 'methodDisqualification',
  DOCTOR_STOPPAGE: 'methodDoctorStoppage',
  NO_CONTEST: 'methodNoContest',
  DRAW: 'methodDraw',
} as const satisfies Record<WinMethod, LabelKey>;

export const STATISTIC_LABELS = {
  SIGNIFICANT_STRIKES_LANDED: 'statisticSignificantStrikesLanded',
  SIGNIFICANT_STRIKES_ATTEMPTED: 'statisticSignificantStrikesAttempted',
  TAKEDOWNS_LANDED: 'statisticTakedownsLanded',
  TAKEDOWNS_ATTEMPTED: 'statisticTakedownsAttempted',
  SUBMISSION_ATTEMPTS: 'statisticSubmissionAttempts',
  KNOCKDOWNS: 'statisticKnockdowns',
  CONTROL_TIME: 'statisticControlTime',
  STRIKE_ACCURACY: 'statisticStrikeAccuracy',
  TAKEDOWN_ACCURACY: 'statisticTakedownAccuracy',
} as const satisfies Record<StatisticKind, LabelKey>;

/** Wins, losses and draws in the usual notation: `18–2–1`. */
export const formatRecord = ({ wins, losses, draws }: Fighter['record'], language: string): string => {
  const number = numberFormat(language, {});
  return [wins, losses, draws].map((figure) => number.format(figure)).join('–');
};

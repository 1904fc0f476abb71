export { GuideCard, type GuideCardProps } from './guide-card.js';
export { GuideCardFailure, type GuideCardFailureProps } from './guide-card-failure.js';
export { guideCardSheets } from './guide-card.styles.js';
export { ProgrammeDetails, type ProgrammeDetailsProps } from './programme-details.js';
export { programmeDay, programmeStart, programmeTimes } from './programme-times.js';

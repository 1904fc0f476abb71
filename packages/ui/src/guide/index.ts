export { GuideCard, type GuideCardProps } from './guide-card.js';
export { GuideCardError } from './guide-card-error.js';
export { guideCardSheets } from './guide-card.styles.js';
export { ProgrammeDetails, type ProgrammeDetailsProps } from './programme-details.js';
export { programmeDay, programmeStart, programmeTimes } from './programme-times.js';

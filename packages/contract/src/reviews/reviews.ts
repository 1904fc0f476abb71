/** The sort orders of reviews; ties are sorted newest first. */
export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Reasons for reporting a review. */
export const REVIEW_REPORT_REASONS = ['spam', 'abuse', 'spoiler', 'other'] as const;
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

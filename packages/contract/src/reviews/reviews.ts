/** The orders in which reviews are listed; equal ones follow each other newest first. */
export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Why a viewer reports a review. */
export const REVIEW_REPORT_REASONS = ['spam', 'abuse', 'spoiler', 'other'] as const;
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

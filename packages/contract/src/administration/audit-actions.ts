/** Actions recorded in the audit log. */
export const AUDIT_ACTIONS = [
  'impersonationCreated',
  'impersonationBegun',
  'roleChanged',
  'deletionRequested',
  'deletionUndone',
  'accountDeleted',
  'providerLinked',
  'providerUnlinked',
  'reviewHidden',
  'reviewShown',
  'eventBegun',
  'eventEnded',
  'eventOnSchedule',
  'paymentRefunded',
  'paymentDisputed',
  'licenceGranted',
  'licenceExtended',
  'licenceCancelled',
  'licenceMoved',
  'voucherCodesIssued',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

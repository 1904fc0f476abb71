/** Texts of the mails that the service sends. */
export const mails = {
  mailSentBy: 'Sent by {{product}}. Replies to this address are not read.',
  mailSentByAnswered: 'Sent by {{product}}.',
  mailLinkInFull: 'If the button does not work, copy this address into your browser:',
  mailNotYou: 'If you did not ask for this, ignore this mail. Nothing changes.',

  mailResetSubject: 'Set a new password for {{product}}',
  mailResetHeading: 'Set a new password',
  mailResetText: 'Somebody asked for a new password for the account {{email}}. Choose one with this button.',
  mailResetButton: 'Choose a new password',
  mailResetEnds: 'The link works once, for {{minutes}} minutes.',

  mailPasswordChangedSubject: 'Your {{product}} password was changed',
  mailPasswordChangedHeading: 'Your password was changed',
  mailPasswordChangedText:
    'The password of the account {{email}} was changed just now, and the account was signed out on its other devices.',
  mailPasswordChangedNotYou: 'Was this not you? Choose a new password at once.',

  mailConfirmSubject: 'Confirm your email for {{product}}',
  mailConfirmHeading: 'Confirm your email',
  mailConfirmText: 'Welcome to {{product}}. Confirm that {{email}} is your address.',
  mailConfirmButton: 'Confirm email',
  mailConfirmEnds: 'The link works once, for {{days}} days.',

  mailMagicSubject: 'Your sign-in link for {{product}}',
  mailMagicHeading: 'Sign in',
  mailMagicText: 'Sign in to the account {{email}} with this button. No password is needed.',
  mailMagicButton: 'Sign in',
  mailMagicEnds: 'The link works once, for {{minutes}} minutes. Do not pass it on.',

  mailEmailChangeSubject: 'Confirm your new email for {{product}}',
  mailEmailChangeHeading: 'Confirm your new email',
  mailEmailChangeText:
    'Somebody asked to move an account of {{product}} to {{email}}. Use this button to confirm it. Until then, the account keeps its present address.',
  mailEmailChangeButton: 'Confirm new email',
  mailEmailChangeEnds: 'The link works once, for {{minutes}} minutes.',

  mailEmailAskedSubject: 'A new email was asked for on your {{product}} account',
  mailEmailAskedHeading: 'A new email was asked for',
  mailEmailAskedText:
    'Somebody who knows your password asked to move the account {{email}} to another address. It moves when the link in the mail to that address is opened.',
  mailEmailAskedNotYou: 'Was this not you? Choose a new password now: the link then no longer works.',

  mailSecuritySubject: 'The sign-in of your {{product}} account was changed',
  mailSecurityHeading: 'Your sign-in was changed',
  mailSecurityNotYou:
    'Was this not you? Choose a new password at once, and look at the security of your account.',
  mailTwoStepOn: 'Two-step sign-in was turned on for the account {{email}}.',
  mailTwoStepOff: 'Two-step sign-in was turned off for the account {{email}}.',
  mailPasskeyAdded: 'A passkey was added to the account {{email}}.',
  mailPasskeyRemoved: 'A passkey was removed from the account {{email}}.',

  mailGiftSubject: 'You have received a gift from {{product}}',
  mailGiftHeading: 'A gift for you',
  mailGiftHeadingNamed: 'A gift for {{name}}',
  mailGiftText: 'You have been given {{item}}.',
  mailGiftTextFrom: '{{giver}} has given you {{item}}.',
  mailGiftCode: 'Your code: {{code}}',
  mailGiftButton: 'Redeem your gift',
  mailGiftUntil: 'Good until {{date}}. Anyone with the code can redeem it, once.',
  invoiceTitle: 'Invoice',
  invoiceBilledTo: 'Billed to',
  invoiceNumber: 'Payment number',
  invoiceDate: 'Date',
  invoiceReference: 'Reference',
  invoiceTaxNumber: 'Tax number: {{number}}',
  invoiceNet: 'Total without tax',
  invoiceTax: 'Tax ({{rate}})',
  invoicePaid: 'Paid',
  invoiceRefund: 'Refunded on {{date}}',
  invoiceNote: 'This invoice is paid. No action is needed.',
  mailReceiptSubject: 'Your receipt from {{product}}',
  mailReceiptHeading: 'Thank you',
  mailReceiptText: 'You paid {{amount}} for {{item}} on {{date}}.',
  mailReceiptTax: 'Tax included: {{tax}}.',
  mailReceiptNumber: 'Payment number: {{number}}',
  mailReceiptButton: 'See your payments',
  mailRenewalFailedSubject: 'We couldn’t renew {{item}}',
  mailRenewalFailedHeading: 'Check your payment details',
  mailRenewalFailedText:
    'The payment for {{item}} did not go through. Update your payment details by {{date}} to keep watching.',
  mailRenewalFailedButton: 'Update payment details',
} as const;

/** Texts of the mails that the service sends. */
export const mails = {
  mailSentBy: 'Sent by {{product}}. Replies to this address are not read.',
  mailSentByAnswered: 'Sent by {{product}}.',
  mailLinkInFull: 'If the button doesn’t work, copy this address into your browser:',
  mailNotYou: 'If you didn’t ask for this, you can ignore this email. Nothing will change.',

  mailResetSubject: 'Set a new password for {{product}}',
  mailResetHeading: 'Set a new password',
  mailResetText: 'Someone asked for a new password for the account {{email}}. Use this button to choose one.',
  mailResetButton: 'Choose a new password',
  mailResetEnds: 'The link works once, for {{minutes}} minutes.',

  mailPasswordChangedSubject: 'Your {{product}} password was changed',
  mailPasswordChangedHeading: 'Your password was changed',
  mailPasswordChangedText:
    'The password of the account {{email}} was changed just now, and the account was signed out on its other devices.',
  mailPasswordChangedNotYou: 'If this wasn’t you, choose a new password right away.',

  mailConfirmSubject: 'Confirm your email for {{product}}',
  mailConfirmHeading: 'Confirm your email',
  mailConfirmText: 'Welcome to {{product}}. Confirm that {{email}} is your address.',
  mailConfirmButton: 'Confirm email',
  mailConfirmEnds: 'The link works once, for {{days}} days.',

  mailMagicSubject: 'Your sign-in link for {{product}}',
  mailMagicHeading: 'Sign in',
  mailMagicText: 'Sign in to the account {{email}} with this button. No password is needed.',
  mailMagicButton: 'Sign in',
  mailMagicEnds: 'The link works once, for {{minutes}} minutes. Don’t share it.',

  mailEmailChangeSubject: 'Confirm your new email for {{product}}',
  mailEmailChangeHeading: 'Confirm your new email',
  mailEmailChangeText:
    'Someone asked to change the email of a {{product}} account to {{email}}. Use this button to confirm it. Until then, the account keeps its current email.',
  mailEmailChangeButton: 'Confirm new email',
  mailEmailChangeEnds: 'The link works once, for {{minutes}} minutes.',

  mailEmailAskedSubject: 'A new email was requested for your {{product}} account',
  mailEmailAskedHeading: 'A new email was requested',
  mailEmailAskedText:
    'Someone who knows your password asked to change the email of the account {{email}}. It changes when the link we sent to the new email is opened.',
  mailEmailAskedNotYou: 'If this wasn’t you, choose a new password now. The link will then stop working.',

  mailSecuritySubject: 'Your {{product}} sign-in settings were changed',
  mailSecurityHeading: 'Your sign-in settings were changed',
  mailSecurityNotYou:
    'If this wasn’t you, choose a new password right away and check “Sign-in and security” in your account.',
  mailTwoStepOn: 'Two-step sign-in was turned on for the account {{email}}.',
  mailTwoStepOff: 'Two-step sign-in was turned off for the account {{email}}.',
  mailPasskeyAdded: 'A passkey was added to the account {{email}}.',
  mailPasskeyRemoved: 'A passkey was removed from the account {{email}}.',

  mailProviderLinked: 'An outside sign-in was linked to the account {{email}}.',
  mailProviderUnlinked: 'An outside sign-in was unlinked from the account {{email}}.',
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
    'The payment for {{item}} didn’t go through. Update your payment details by {{date}} to keep watching.',
  mailRenewalFailedButton: 'Update payment details',
  mailResumeFailedText:
    'The payment for {{item}} didn’t go through, so your plan stays paused. Update your payment details, then resume your plan.',
  mailPaymentFailedSubject: 'Your payment for {{item}} didn’t go through',
  mailPaymentFailedHeading: 'Your payment didn’t go through',
  mailPaymentFailedText:
    'Your bank declined the payment for {{item}}. Nothing was charged. You can pay another way.',
  mailPaymentFailedButton: 'Choose how to pay',
} as const;

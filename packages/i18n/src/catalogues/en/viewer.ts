export const viewer = {
  myAccount: 'Account',
  profilesSwitch: 'Switch profile',
  historyTitle: 'History',
  impersonationBanner: '{{admin}} is viewing the account of {{name}}, until {{time}}.',
  impersonationEnd: 'Stop',
} as const;

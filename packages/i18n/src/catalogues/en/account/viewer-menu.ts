export const viewerMenu = {
  myAccount: 'Account',
  profilesSwitch: 'Switch profile',
  historyTitle: 'History',
  impersonationBanner: '{{admin}} is viewing {{name}}’s account until {{time}}.',
  impersonationEnd: 'Stop',
} as const;

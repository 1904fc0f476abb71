/** Words of what the player fetches once there is a video: menus, panels, cards. */
export const playerLate = {
  playerTracks: 'الصوت والترجمة',
  playerSubtitles: 'الترجمة',
  playerSubtitlesOff: 'إيقاف',
  playerAudio: 'الصوت',
  playerSettings: 'الإعدادات',
  playerQuality: 'الجودة',
  playerQualityAuto: 'تلقائي',
  playerQualityAutoAt: 'تلقائي، الآن {{height}}p',
  playerQualityHeight: '{{height}}p',
  playerSpeed: 'السرعة',
  playerSpeedNormal: 'عادية',
  playerSpeedTimes: '{{rate}}×',
} as const;

/** Words of what the player fetches once there is a video: menus, panels, cards. */
export const playerLate = {
  playerTracks: 'Audio and subtitles',
  playerSubtitles: 'Subtitles',
  playerSubtitlesOff: 'Off',
  playerAudio: 'Audio',
  playerSettings: 'Settings',
  playerQuality: 'Quality',
  playerQualityAuto: 'Auto',
  playerQualityAutoAt: 'Auto, now {{height}}p',
  playerQualityHeight: '{{height}}p',
  playerSpeed: 'Speed',
  playerSpeedNormal: 'Normal',
  playerSpeedTimes: '{{rate}}×',
} as const;

/** Words of what the player fetches once there is a video: menus, panels, cards. */
export const playerLate = {
  playerTracks: 'Audio y subtítulos',
  playerSubtitles: 'Subtítulos',
  playerSubtitlesOff: 'Desactivados',
  playerAudio: 'Audio',
  playerSettings: 'Ajustes',
  playerQuality: 'Calidad',
  playerQualityAuto: 'Automática',
  playerQualityAutoAt: 'Automática, ahora {{height}}p',
  playerQualityHeight: '{{height}}p',
  playerSpeed: 'Velocidad',
  playerSpeedNormal: 'Normal',
  playerSpeedTimes: '{{rate}}×',
} as const;

/** Words of what the player fetches once there is a video: menus, panels, cards. */
export const playerLate = {
  playerTracks: 'Áudio e legendas',
  playerSubtitles: 'Legendas',
  playerSubtitlesOff: 'Desligadas',
  playerAudio: 'Áudio',
  playerSettings: 'Definições',
  playerQuality: 'Qualidade',
  playerQualityAuto: 'Automática',
  playerQualityAutoAt: 'Automática, agora {{height}}p',
  playerQualityHeight: '{{height}}p',
  playerSpeed: 'Velocidade',
  playerSpeedNormal: 'Normal',
  playerSpeedTimes: '{{rate}}×',
} as const;

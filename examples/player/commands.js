/** Calls of the player's methods to try, written as in a page. */
export const COMMANDS = [
  ['play()', (player) => player.play()],
  ['pause()', (player) => player.pause()],
  ['seek({ by: 10 })', (player) => player.seek({ by: 10 })],
  ['seek({ to: 60 })', (player) => player.seek({ to: 60 })],
  ['seek({ live: true })', (player) => player.seek({ live: true })],
  ['next()', (player) => player.next()],
  ['previous()', (player) => player.previous()],
  ['setVolume({ volume: 40 })', (player) => player.setVolume({ volume: 40 })],
  ['setRate(1.5)', (player) => player.setRate(1.5)],
  ["setTextTrack({ language: 'es' })", (player) => player.setTextTrack({ language: 'es' })],
  ['setTextTrack({ language: null })', (player) => player.setTextTrack({ language: null })],
  ['setSubtitleDelay(0.5)', (player) => player.setSubtitleDelay(0.5)],
  ["setAudioTrack({ language: 'es' })", (player) => player.setAudioTrack({ language: 'es' })],
  ['setQuality(the smallest)', (player) => player.setQuality(smallestOf(player.state))],
  ['setQuality(null)', (player) => player.setQuality(null)],
  ["setPreferences({ skipSetting: 'auto' })", (player) => player.setPreferences({ skipSetting: 'auto' })],
  ['setSleepTimer(1)', (player) => player.setSleepTimer(1)],
  ['setStatistics(true)', (player) => player.setStatistics(true)],
  ['setFullscreen(true)', (player) => player.setFullscreen(true)],
  ['setPictureInPicture(true)', (player) => player.setPictureInPicture(true)],
  ['getStats()', (player) => player.getStats()],
  ['skipAd()', (player) => player.skipAd()],
  ['retry()', (player) => player.retry()],
];

const smallestOf = ({ qualities }) => qualities.toSorted((a, b) => a.height - b.height)[0]?.id ?? null;

/**
 * Measures the player with Mux Data, which reads the inner `<video>` by itself.
 * @param {{ monitor: (video: HTMLVideoElement, options: object) => void }} mux the default export of `mux-embed`
 * @param {import('@footlight/player').FootlightPlayer} player
 * @param {string} environmentKey
 * @see https://www.mux.com/docs/guides/monitor-html5-video-element
 */
export const muxData = (mux, player, environmentKey) =>
  mux.monitor(player.media, {
    data: { env_key: environmentKey, player_name: 'Footlight', video_title: player.videoTitle },
  });

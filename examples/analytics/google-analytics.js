/**
 * Reports a view with the names of Google Analytics’ own video events.
 * @param {(command: 'event', name: string, parameters: object) => void} gtag
 * @see https://support.google.com/analytics/answer/9216061
 */
export const googleAnalytics = (gtag) => (event) => {
  const { type, position, video } = event;
  const parameters = {
    video_title: video.title,
    video_provider: 'footlight',
    video_current_time: Math.round(position),
    video_duration: video.duration === null ? undefined : Math.round(video.duration),
  };
  if (type === 'firstFrame') gtag('event', 'video_start', parameters);
  if (type === 'quartile' && event.percent < 100)
    gtag('event', 'video_progress', { ...parameters, video_percent: event.percent });
  if (type === 'ended') gtag('event', 'video_complete', parameters);
};

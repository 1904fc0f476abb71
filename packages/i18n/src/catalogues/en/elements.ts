export const elements = {
  liveNow: 'Live now',
  liveNowPanel: 'Live now',
  liveNowClose: 'Close',
  liveNowLoading: 'Loading what is live',
  liveNowEmpty: 'Nothing is live right now.',
  liveNowEmptyHint: 'Live events appear here the moment they start.',
  liveNowFailed: 'We could not load what is live.',
  liveNowFailedHint: 'The rest of the page is fine. We keep trying.',
  liveNowRetry: 'Try again',
  liveNowChip: 'Live',
  liveNowAiring: 'On now: {{title}}',
  liveNowUntil: 'until {{time}}',
} as const;

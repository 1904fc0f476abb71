export const live = {
  liveNow: 'Live now',
  liveNowPanel: 'Live now',
  liveNowClose: 'Close',
  liveNowLoading: 'Loading what’s live',
  liveNowEmpty: 'Nothing is live right now.',
  liveNowEmptyHint: 'Live events appear here the moment they start.',
  liveNowFailed: 'We couldn’t load what’s live.',
  liveNowFailedHint: 'We’ll keep trying.',
  liveNowRetry: 'Try again',
  liveNowChip: 'Live',
  liveNowAiring: 'On now: {{title}}',
  liveNowUntil: 'until {{time}}',
} as const;

// Written from the manifest of the elements by `npm run api`.
export { FootlightEmbed, type FootlightEmbedProps } from './components/embed.js';
export { FootlightGuideCard, type FootlightGuideCardProps } from './components/guide-card.js';
export { FootlightLiveNow, type FootlightLiveNowProps } from './components/live-now.js';
export { FootlightMultiView, type FootlightMultiViewProps } from './components/multi-view.js';
export { FootlightPlayer, type FootlightPlayerProps } from './components/player.js';
export { FootlightWatchTogether, type FootlightWatchTogetherProps } from './components/watch-together.js';
export { FootlightWatchlist, type FootlightWatchlistProps } from './components/watchlist.js';

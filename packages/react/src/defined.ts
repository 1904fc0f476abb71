// Written from the manifest of the elements by `npm run api`.
export { FootlightEmbed, type FootlightEmbedProps } from './defined/embed.js';
export { FootlightGuideCard, type FootlightGuideCardProps } from './defined/guide-card.js';
export { FootlightLiveNow, type FootlightLiveNowProps } from './defined/live-now.js';
export { FootlightMultiView, type FootlightMultiViewProps } from './defined/multi-view.js';
export { FootlightPlayer, type FootlightPlayerProps } from './defined/player.js';
export { FootlightWatchTogether, type FootlightWatchTogetherProps } from './defined/watch-together.js';
export { FootlightWatchlist, type FootlightWatchlistProps } from './defined/watchlist.js';

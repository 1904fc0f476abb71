const ENTRY = /^#EXTINF:/mu;
/** What every playlist of HLS has. */
const STREAM = /^#EXT-X-(?:TARGETDURATION|STREAM-INF):/mu;
const DESCRIBED = /^#EXTINF:[^\n]*(?:\btvg-[\w-]+=|\bgroup-title=|,[^\S\r\n]*[^\s])/mu;

/** Whether a text is a list of channels or files (M3U) and no playlist of HLS, which begins alike. */
export const isChannelList = (text: string): boolean =>
  ENTRY.test(text) && !STREAM.test(text) && DESCRIBED.test(text);

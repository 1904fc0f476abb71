/**
 * Loads the code for advertisements before a test, whose server compiles it on first use. A player waits for it for a
 * limited time, and then plays without advertisements.
 */
export const loadAdCode = async (): Promise<void> => {
  await Promise.all([
    import('../ads/ad-director.js'),
    import('../ads/interstitials.js'),
    import('../controls/ads/ad-parts.js'),
    import('hls.js'),
  ]);
};

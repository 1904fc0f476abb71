/** How many segments a live stream has that gets one every two seconds, up to all of them. */
export const segmentsAt = (since: number): number => Math.min(12, 6 + Math.floor(since / 2));

/** The first seconds of a manifest with timelines, as a live stream that began before. */
export const liveManifest = (manifest: string, since: number): string => {
  const count = segmentsAt(since);
  const startedAt = new Date(Date.now() - since * 1000 - 12_000).toISOString();
  return manifest
    .replace(
      'type="static"',
      `type="dynamic" availabilityStartTime="${startedAt}" minimumUpdatePeriod="PT2S"`,
    )
    .replace(/mediaPresentationDuration="[^"]*"/u, 'timeShiftBufferDepth="PT60S"')
    .replace(/<S t="0" d="25600" r="11" \/>/u, `<S t="0" d="25600" r="${String(count - 1)}" />`)
    .replace(/<S t="0" d="92160" \/>[\s\S]*?(?=<\/SegmentTimeline>)/u, (sound) =>
      // One line of the timeline stands for one or for three segments.
      sound
        .split('\n')
        .flatMap((line) =>
          line.includes('r="2"') ? [1, 2, 3].map(() => line.replace(' r="2"', '')) : [line],
        )
        .slice(0, count)
        .join('\n'),
    );
};

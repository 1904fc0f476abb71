import { escapeMarkup } from '@footlight/domain';
import { LINEAR_EVENTS, type CountedEvent } from './ad-addresses.js';
import type { Commercial, Exchange } from './ad-description.js';

/** Addresses in the document of an advertisement, absolute and with their macros. */
export interface VastAddresses {
  readonly counter: (event: CountedEvent) => string;
  readonly film: (file: string) => string;
  /** The landing page that opens on a click. */
  readonly page: string;
  /** The VAST document that a wrapper points to. */
  readonly wrapped: string;
}

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeMarkup(text)}</${name}>`;

/** `00:00:07.680` */
const timecode = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

const trackingEvents = ({ counter }: VastAddresses): string =>
  `<TrackingEvents>${LINEAR_EVENTS.map((event) =>
    element('Tracking', counter(event), ` event="${event}"`),
  ).join('')}</TrackingEvents>`;

const head = ({ counter }: VastAddresses): string =>
  [
    element('AdSystem', 'Footlight', ' version="1"'),
    element('Error', counter('error')),
    element('Impression', counter('impression')),
  ].join('');

export const inlineAd = (ad: Commercial, addresses: VastAddresses): string => {
  const { slug, title, advertiser, duration, skipAfter, files } = ad;
  const skipOffset = skipAfter === null ? '' : ` skipoffset="${timecode(skipAfter)}"`;
  const mediaFiles = files.map(({ name, width, height, kilobitsASecond }) =>
    element(
      'MediaFile',
      addresses.film(name),
      ` id="${name}" delivery="progressive" type="video/mp4" bitrate="${kilobitsASecond}" width="${width}" height="${height}"`,
    ),
  );
  return [
    '<InLine>',
    head(addresses),
    element('AdServingId', slug),
    element('AdTitle', title),
    element('Advertiser', advertiser),
    `<Creatives><Creative id="${slug}"><Linear${skipOffset}>`,
    trackingEvents(addresses),
    element('Duration', timecode(duration)),
    `<MediaFiles>${mediaFiles.join('')}</MediaFiles>`,
    '<VideoClicks>',
    element('ClickTracking', addresses.counter('click')),
    element('ClickThrough', addresses.page),
    '</VideoClicks></Linear>',
    element('UniversalAdId', slug, ' idRegistry="footlight.example"'),
    '</Creative></Creatives></InLine>',
  ].join('');
};

export const wrapperAd = ({ slug }: Exchange, addresses: VastAddresses): string =>
  [
    '<Wrapper>',
    head(addresses),
    `<Creatives><Creative id="${slug}"><Linear>${trackingEvents(addresses)}</Linear></Creative></Creatives>`,
    element('VASTAdTagURI', addresses.wrapped),
    '</Wrapper>',
  ].join('');

/**
 * The VAST document of an ad break; several advertisements form a pod.
 * @see IAB Tech Lab, Digital Video Ad Serving Template 4.2
 */
export const vastDocument = (ads: readonly { readonly slug: string; readonly body: string }[]): string => {
  const placed = ads.map(({ slug, body }, index) => {
    const sequence = ads.length > 1 ? ` sequence="${index + 1}"` : '';
    return `<Ad id="${slug}"${sequence} adType="video">${body}</Ad>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">${placed.join('')}</VAST>\n`;
};

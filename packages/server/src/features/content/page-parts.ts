import { calls, type CallToAction, type ContentItem, type Hero, type Row } from '@footlight/contract';
import type { StoredButton } from '../../database/schema/content.js';
import { channelLogo, imageOf, type StoredArtwork } from './images.js';
import type { ReadItem } from './item-reader.js';
import type { Page } from './page.js';
import type { StoredBucket, StoredHero } from './sections.repository.js';
import type { ReadingLanguage } from './content.repository.js';

const buttonOf = (
  button: StoredButton | null,
  { language, defaultLanguage }: ReadingLanguage,
): CallToAction | null =>
  button === null
    ? null
    : { label: button.label?.[language] ?? button.label?.[defaultLanguage] ?? null, link: button.link };

/** A row in the shape of the contract. */
export const rowOf = (
  bucket: StoredBucket,
  { entries, paging }: Page<ContentItem>,
  artworks: ReadonlyMap<string, StoredArtwork>,
  reading: ReadingLanguage,
): Row => {
  const { background, primaryCallToAction, secondaryCallToAction, ...display } = bucket.display;
  const artwork = background === null ? undefined : artworks.get(background.artwork);
  const image = artwork === undefined ? null : (imageOf(artwork, 'hero') ?? imageOf(artwork, 'thumbnail'));
  return {
    bucketId: bucket.id,
    type: bucket.type,
    title: bucket.text.title,
    description: bucket.text.description ?? null,
    display: {
      ...display,
      background:
        background === null || image === null
          ? null
          : { image, gradients: background.gradients, animation: background.animation },
      primaryCallToAction: buttonOf(primaryCallToAction, reading),
      secondaryCallToAction: buttonOf(secondaryCallToAction, reading),
    },
    items: [...entries],
    paging,
  };
};

/** Only videos that the caller may play are animated. */
const animationOf = ({ id, type, accessLevel, onlinePlayback }: ContentItem): string | null =>
  type === 'VOD' && accessLevel === 'GRANTED' && onlinePlayback === 'AVAILABLE'
    ? calls.postVideoManifest.path.replace('{id}', encodeURIComponent(id))
    : null;

/** The hero of an item; texts that the hero lacks are taken from the item. */
export const heroOf = (hero: StoredHero, { stored, item }: ReadItem, reading: ReadingLanguage): Hero => {
  const { images } = item;
  return {
    id: hero.id,
    item,
    title: hero.text?.title ?? item.title,
    tagline: hero.text?.tagline ?? stored.text.tagline ?? null,
    description: hero.text?.description ?? item.description,
    titleImage: hero.text?.title === undefined ? (images.title ?? null) : null,
    channelLogoUrl: channelLogo(stored),
    background: {
      image: images.hero ?? images.thumbnail,
      portrait: images.portrait ?? null,
      gradients: hero.gradients,
      animationUrl: animationOf(item),
    },
    primaryButton: buttonOf(hero.primaryButton, reading),
    secondaryButton: buttonOf(hero.secondaryButton, reading),
  };
};

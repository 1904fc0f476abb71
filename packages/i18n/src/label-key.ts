import type { account } from './catalogues/en/account/account.js';
import type { administration } from './catalogues/en/administration/administration.js';
import type { commerce } from './catalogues/en/commerce.js';
import type { en } from './catalogues/en/index.js';
import type { errors } from './catalogues/en/errors.js';
import type { guideCard } from './catalogues/en/guide/guide-card.js';
import type { multiView } from './catalogues/en/playback/multi-view.js';
import type { playerLazy } from './catalogues/en/playback/player-lazy.js';
import type { player } from './catalogues/en/playback/player.js';
import type { previews } from './catalogues/en/administration/previews.js';
import type { reviews } from './catalogues/en/reviews.js';
import type { rooms } from './catalogues/en/rooms.js';
import type { lists } from './catalogues/en/lists.js';
import type { KeyOf } from './translate.js';

/** Every key of the main catalogue. */
export type LabelKey = KeyOf<typeof en>;

/** Keys of the player, which ships its own labels. */
export type PlayerLabelKey = KeyOf<typeof player> | KeyOf<typeof playerLazy>;

/** Keys of the multi-view. */
export type MultiViewLabelKey = PlayerLabelKey | KeyOf<typeof multiView>;

/** Keys of the programme-guide card. */
export type GuideCardLabelKey = KeyOf<typeof guideCard>;

/** Keys of the watchlists, with those of errors. */
export type WatchlistLabelKey = KeyOf<typeof lists> | KeyOf<typeof errors>;

/** Keys of the operator previews of unpublished documents. */
export type PreviewLabelKey = KeyOf<typeof previews>;

/** Keys of the account, its profiles and its history. */
export type AccountLabelKey = KeyOf<typeof account>;

/** Keys of the pages on which administrators manage accounts. */
export type AdministrationLabelKey = KeyOf<typeof administration>;
/** Keys of plans, the checkout, gifts and payments. */
export type CheckoutLabelKey = KeyOf<typeof commerce>;

/** Keys of viewers' reviews. */
export type ReviewLabelKey = KeyOf<typeof reviews>;

/** Keys of watch-together rooms, with those of errors. */
export type RoomLabelKey = KeyOf<typeof rooms> | KeyOf<typeof errors>;

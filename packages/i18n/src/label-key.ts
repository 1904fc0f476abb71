import type { accountArea } from './catalogues/en/account-area.js';
import type { administration } from './catalogues/en/administration.js';
import type { checkout } from './catalogues/en/checkout.js';
import type { en } from './catalogues/en/index.js';
import type { errors } from './catalogues/en/errors.js';
import type { guideCard } from './catalogues/en/guide-card.js';
import type { multiView } from './catalogues/en/multi-view.js';
import type { playerLate } from './catalogues/en/player-late.js';
import type { player } from './catalogues/en/player.js';
import type { previews } from './catalogues/en/previews.js';
import type { reviews } from './catalogues/en/reviews.js';
import type { rooms } from './catalogues/en/rooms.js';
import type { watchlist } from './catalogues/en/watchlist.js';
import type { KeyOf } from './translate.js';

/** Every key that code may ask for. */
export type LabelKey = KeyOf<typeof en>;

/** The keys of the player, which ships its words apart. */
export type PlayerLabelKey = KeyOf<typeof player> | KeyOf<typeof playerLate>;

/** The keys of several players at once. */
export type MultiViewLabelKey = PlayerLabelKey | KeyOf<typeof multiView>;

/** The keys of the programme-guide card. */
export type GuideCardLabelKey = KeyOf<typeof guideCard>;

/** The keys of the watchlists, with why something failed. */
export type WatchlistLabelKey = KeyOf<typeof watchlist> | KeyOf<typeof errors>;

/** The keys of what operators see before it is published. */
export type PreviewLabelKey = KeyOf<typeof previews>;

/** The keys of the account, its profiles and its history. */
export type AccountLabelKey = KeyOf<typeof accountArea>;

/** The keys of the pages on which administrators manage accounts. */
export type AdministrationLabelKey = KeyOf<typeof administration>;
/** The keys of plans, the checkout, gifts and what an account pays. */
export type CheckoutLabelKey = KeyOf<typeof checkout>;

/** The keys of what viewers say of videos. */
export type ReviewLabelKey = KeyOf<typeof reviews>;

/** The keys of rooms in which several people watch the same, with why something failed. */
export type RoomLabelKey = KeyOf<typeof rooms> | KeyOf<typeof errors>;

import artwork from '../media/artwork.module.css?inline';
import iconButton from '../controls/icon-button.module.css?inline';
import { unseenSheet } from '../text/unseen.styles.js';
import card from './guide-card.module.css?inline';
import details from './programme-details.module.css?inline';
import parts from './programme-parts.module.css?inline';

/** The style sheets of the guide card and the programme details as text, for a shadow root to adopt. */
export const guideCardSheets: readonly string[] = [artwork, iconButton, parts, card, details, unseenSheet];

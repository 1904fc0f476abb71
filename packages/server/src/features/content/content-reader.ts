import type { ContentView } from './content-view.js';
import { localised, type ContentKey, type ReadingLanguage } from './content.repository.js';
import { imageOf } from './images.js';
import { pageFrom, type PageRequest } from './page.js';
import { broadcastId } from './broadcasts/broadcast-id.js';
import type { ChannelCatchUp, ChannelsService, ReadChannel } from './channels.service.js';
import type { ContentService } from './content.service.js';

export type { ContentKey, ContentView, PageRequest, ReadingLanguage };
export type { ChannelCatchUp, ReadChannel };
export { broadcastId, imageOf, localised, pageFrom };

/** Content calls for other features. */
export type ContentReader = Pick<ContentService, 'itemsByIds' | 'itemsByKeys' | 'vodExists' | 'seriesExists'>;

/** Channel calls for the guide. */
export type ChannelReader = Pick<ChannelsService, 'channels' | 'channelExists'>;

import type { Handlers } from '../../feature.js';
import type { EntriesService } from './entries.service.js';
import type { PreviewLinks } from './preview-links.service.js';
import { ApiError } from '../../api-error.js';

export const entriesHandlers = (entries: EntriesService, previews: PreviewLinks) =>
  ({
    listCollections: ({ caller }) => entries.collections(caller),
    listEntries: ({ params, query, ...view }) => entries.list(params.collection, query, view),
    getEntry: ({ params, caller }) => entries.entry(params, caller),
    saveEntry: async ({ params, body, caller }) => {
      const [entry] = await entries.change([{ ...params, ...body }], caller);
      if (entry === undefined) throw new ApiError('ENTRY_NOT_FOUND');
      return entry;
    },
    changeEntries: async ({ body, caller }) => ({
      entries: [...(await entries.change(body.changes, caller))],
    }),
    deleteEntry: async ({ params, query, caller }) => {
      await entries.delete(params, query.version, caller);
    },
    listEntryVersions: ({ params, query, caller }) => entries.versions(params, query, caller),
    createPreviewLink: ({ body, caller }) => previews.create(body, caller),
    restoreEntry: ({ params: { number, ...id }, body, caller }) =>
      entries.restore({ ...id, number: Number(number) }, body.version, caller),
  }) satisfies Handlers;

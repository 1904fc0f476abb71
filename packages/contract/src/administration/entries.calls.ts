import { defineCalls } from '../calls/call.js';
import { DOCUMENTS_BYTES_MAX } from '../calls/limits.js';

export const entriesCalls = defineCalls({
  listCollections: {
    method: 'GET',
    path: '/api/v2/admin/collections',
    auth: 'editor',
  },
  listEntries: {
    method: 'GET',
    path: '/api/v2/admin/entries/{collection}',
    auth: 'editor',
  },
  changeEntries: {
    method: 'POST',
    path: '/api/v2/admin/entries',
    auth: 'editor',
    bodyBytes: DOCUMENTS_BYTES_MAX,
  },
  createPreviewLink: {
    method: 'POST',
    path: '/api/v2/admin/preview-links',
    auth: 'editor',
  },
  getEntry: {
    method: 'GET',
    path: '/api/v2/admin/entries/{collection}/{id}',
    auth: 'editor',
  },
  saveEntry: {
    method: 'PUT',
    path: '/api/v2/admin/entries/{collection}/{id}',
    auth: 'editor',
    bodyBytes: DOCUMENTS_BYTES_MAX,
  },
  deleteEntry: {
    method: 'DELETE',
    path: '/api/v2/admin/entries/{collection}/{id}',
    auth: 'editor',
  },
  listEntryVersions: {
    method: 'GET',
    path: '/api/v2/admin/entries/{collection}/{id}/versions',
    auth: 'editor',
  },
  restoreEntry: {
    method: 'POST',
    path: '/api/v2/admin/entries/{collection}/{id}/versions/{number}',
    auth: 'editor',
  },
});

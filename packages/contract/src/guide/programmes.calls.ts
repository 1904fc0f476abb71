import { defineCalls } from '../calls/call.js';
import { DOCUMENTS_BYTES_MAX } from '../calls/limits.js';

export const programmesCalls = defineCalls({
  listProgrammes: {
    method: 'GET',
    path: '/api/v2/admin/channels/{id}/programmes',
    auth: 'editor',
  },
  changeProgrammes: {
    method: 'POST',
    path: '/api/v2/admin/channels/{id}/programmes',
    auth: 'editor',
    bodyBytes: DOCUMENTS_BYTES_MAX,
  },
  listProgrammeVersions: {
    method: 'GET',
    path: '/api/v2/admin/channels/{id}/programmes/{startDate}/versions',
    auth: 'editor',
  },
  restoreProgramme: {
    method: 'POST',
    path: '/api/v2/admin/channels/{id}/programmes/{startDate}/versions/{number}',
    auth: 'editor',
  },
});

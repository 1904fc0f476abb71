import { defineCalls } from '../calls/call.js';

export const mailPreviewsCalls = defineCalls({
  listMailPreviews: {
    method: 'GET',
    path: '/api/v2/admin/mails',
    auth: 'admin',
  },
  getMailPreview: {
    method: 'GET',
    path: '/api/v2/admin/mails/{kind}',
    auth: 'admin',
  },
});

import { definePage } from '../../app/define-page.js';
import { NotFoundPage } from '../../shell/pages/not-found.page.js';
import { AdminsOnly } from '../../shell/viewers/admins-only.js';

/** What viewers see at an address that nothing is at, here at one that something is at. */
export const NotFoundPreviewPage = () => (
  <AdminsOnly>
    <NotFoundPage />
  </AdminsOnly>
);

export const notFoundPreviewPage = definePage({ Component: NotFoundPreviewPage });

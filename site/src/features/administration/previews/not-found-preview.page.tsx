import { definePage } from '../../../app/define-page.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { AdminsOnly } from '../../../shell/viewers/admins-only.js';

/** Preview of the not-found page, at an address that exists. */
export const NotFoundPreviewPage = () => (
  <AdminsOnly>
    <NotFoundPage />
  </AdminsOnly>
);

export const notFoundPreviewPage = definePage({ Component: NotFoundPreviewPage });

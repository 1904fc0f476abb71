import type { Menus, PublicRealm } from '@footlight/contract';
import type { PreviewLabelKey } from '@footlight/i18n';
import { SelectField } from '@footlight/ui';
import { useState } from 'react';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { PendingDocument } from './pending-document.js';
import { DocumentEditor } from './document-editor.js';
import { Drawing } from './drawing.js';
import { NavbarStage, type SeenBy } from './navbar-stage.js';
import { PreviewFrame } from './preview-frame.js';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';
import { useEditedDocument } from './use-edited-document.js';
import { useFirstMenus } from './use-first-menus.js';

type Layout = PublicRealm['navbarLayout'];

const LAYOUTS = {
  TOP: 'previewTop',
  TOP_LEFT: 'previewTopLeft',
  HAMBURGER: 'previewHamburger',
  SIDEBAR: 'previewSidebar',
} as const satisfies Record<Layout, PreviewLabelKey>;
const LAYOUT_NAMES = Object.keys(LAYOUTS) as Layout[];

const VIEWERS = { guest: 'previewGuest', member: 'previewMember' } as const satisfies Record<
  SeenBy,
  PreviewLabelKey
>;

const EditedMenus = ({ initial }: { readonly initial: Menus }) => {
  const t = usePreviewLabels();
  const { realm } = useSite();
  const edited = useEditedDocument('menus', initial);
  const [layout, setLayout] = useState<Layout>(realm.navbarLayout);
  const [seenBy, setSeenBy] = useState<SeenBy>('guest');
  const { document } = edited;
  return (
    <>
      <DocumentEditor fileName={`menus-${initial.deviceType.toLowerCase()}.json`} edited={edited} />
      <div className={styles['choices']}>
        <SelectField
          label={t('previewLayout')}
          value={layout}
          options={LAYOUT_NAMES.map((value) => ({ value, label: t(LAYOUTS[value]) }))}
          onChange={(value) => setLayout(LAYOUT_NAMES.find((one) => one === value) ?? layout)}
        />
        <SelectField
          label={t('previewViewer')}
          value={seenBy}
          options={(['guest', 'member'] as const).map((value) => ({ value, label: t(VIEWERS[value]) }))}
          onChange={(value) => setSeenBy(value === 'guest' ? 'guest' : 'member')}
        />
      </div>
      <Drawing of={document}>
        <NavbarStage key={`${layout} ${seenBy}`} menus={document} layout={layout} seenBy={seenBy} />
      </Drawing>
    </>
  );
};

const NavbarPreview = () => {
  const menus = useFirstMenus();
  return menus === null ? (
    <PendingDocument error={null} onRetry={() => undefined} />
  ) : (
    <EditedMenus initial={menus} />
  );
};

/** Preview of the navigation with other menus, in each layout. */
export const NavbarPreviewPage = () => (
  <PreviewFrame title="previewNavbar" lead="previewNavbarLead">
    <NavbarPreview />
  </PreviewFrame>
);

export const navbarPreviewPage = definePage({ Component: NavbarPreviewPage });

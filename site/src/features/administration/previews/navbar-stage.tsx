import type { Menus, PublicRealm, SessionUser } from '@footlight/contract';
import type { RealmState, SessionState } from '@footlight/state';
import { LabelsProvider, useLabels, type LabelsValue } from '@footlight/ui';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { SiteProvider, useSite, type Site } from '../../../app/site-context.js';
import { Footer } from '../../../shell/footer.js';
import { TopBar } from '../../../shell/bar/top-bar.js';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';

export type SeenBy = 'guest' | 'member';

/** Replaces the user by an anonymous guest. */
const asGuest = (user: SessionUser | null): SessionUser | null =>
  user === null ? null : { ...user, isGuest: true, name: null, email: null, rol: 'guest', pro: null };

const NAMED = new Set(['mainMenu', 'footerMenu']);

/** Renames the preview's menus: two landmarks with the same name would be ambiguous. */
const useStageLabels = (): LabelsValue => {
  const labels = useLabels();
  const t = usePreviewLabels();
  return useMemo(
    () => ({
      ...labels,
      t: (key, values) => {
        const words = labels.t(key, values);
        return NAMED.has(key) ? t('previewMenuOf', { menu: words }) : words;
      },
    }),
    [labels, t],
  );
};

/** A copy of the site for the given layout and viewer; its menus follow the edited document. */
const usePreviewSite = (layout: PublicRealm['navbarLayout'], seenBy: SeenBy) => {
  const site = useSite();
  const [realm] = useState(() => createStore<RealmState>(() => site.state.realm.getState()));
  const [session] = useState(() => {
    const current = site.state.session.getState();
    return createStore<SessionState>(() =>
      seenBy === 'guest' ? { ...current, user: asGuest(current.user) } : current,
    );
  });
  const [preview] = useState<Site>(() => ({
    ...site,
    realm: { ...site.realm, navbarLayout: layout },
    state: {
      ...site.state,
      realm,
      // The preview does not own the session, so disposing it does nothing.
      session: Object.assign(session, { dispose: () => undefined }),
    },
  }));
  return { preview, realm };
};

/** Top bar and footer around an empty page. */
export const NavbarStage = ({
  menus,
  layout,
  seenBy,
}: {
  readonly menus: Menus;
  readonly layout: PublicRealm['navbarLayout'];
  readonly seenBy: SeenBy;
}) => {
  const { preview, realm } = usePreviewSite(layout, seenBy);
  const labels = useStageLabels();
  useLayoutEffect(() => realm.setState({ menus }), [realm, menus]);
  return (
    <SiteProvider value={preview}>
      <LabelsProvider value={labels}>
        <div className={styles['stage']} data-layout={layout}>
          <TopBar always />
          <div className={styles['stagePage']} />
          <Footer />
        </div>
      </LabelsProvider>
    </SiteProvider>
  );
};

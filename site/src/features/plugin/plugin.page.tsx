import { createPluginStore } from '@footlight/state';
import { PageHeading, Skeleton, useLabels } from '@footlight/ui';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { createPageStore } from '../../app/page-store.js';
import { useDocument } from '../../app/use-document.js';
import { FailedPage } from '../../shell/failed-page.js';
import { FramedPage } from '../../shell/framed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import styles from './plugin.module.css';
import { usePluginHost } from './use-plugin-host.js';

const usePlugin = createPageStore(createPluginStore);

/** A plugin of the operator’s, in its frame. */
export const PluginPage = () => {
  const { id = '' } = useParams();
  const { t } = useLabels();
  const { value: plugin, failure, retry } = useDocument(usePlugin(), { id });
  const frame = useRef<HTMLIFrameElement>(null);
  const height = usePluginHost(frame);
  if (failure !== null) return <FailedPage failure={failure} onRetry={retry} />;
  return (
    <section className={styles['page']}>
      {plugin === null ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton shape="title" />
        </div>
      ) : (
        <>
          <PageTitle of={plugin.title} />
          <PageHeading title={plugin.title} />
          <FramedPage
            key={plugin.address}
            title={plugin.title}
            address={plugin.address}
            height={height}
            frame={frame}
          />
        </>
      )}
    </section>
  );
};

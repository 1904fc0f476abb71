import { createPluginStore } from '@footlight/state';
import { useNavigate, useParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { createPageStore } from '../../app/page-store.js';
import { useDocument } from '../../app/use-document.js';
import { FailedPage } from '../../shell/failed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import { PluginFrame } from '../../shell/plugin-frame.js';
import { WaitingWords } from '../../shell/waiting-words.js';

const usePlugin = createPageStore(createPluginStore);

/** A plugin of the operator’s, in its frame. */
export const PluginPage = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { value: plugin, failure, retry } = useDocument(usePlugin(), { id });
  if (failure !== null) return <FailedPage failure={failure} onRetry={retry} />;
  if (plugin === null) return <WaitingWords />;
  return (
    <>
      <PageTitle of={plugin.title} />
      <PluginFrame plugin={plugin} onLeave={(address) => void navigate(address)} />
    </>
  );
};

export const pluginPage = definePage({ Component: PluginPage });

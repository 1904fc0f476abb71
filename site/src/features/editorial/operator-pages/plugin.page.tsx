import { pluginQuery } from '@footlight/state';
import { useNavigate, useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { PluginFrame } from '../../../shell/pages/plugin-frame.js';
import { WaitingText } from '../../../shell/pages/waiting-text.js';
import { pluginHead } from './plugin-head.js';

/** A plugin of the operator, in its frame. */
export const PluginPage = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: plugin, error, retry } = useQuery(pluginQuery, { id });
  if (error !== null) return <FailedPage error={error} onRetry={() => void retry()} />;
  if (plugin === null) return <WaitingText />;
  return (
    <>
      <PageTitle of={plugin.title} />
      <PluginFrame plugin={plugin} onLeave={(address) => void navigate(address)} />
    </>
  );
};

export const pluginPage = definePage({
  load: ({ site, params: { id = '' } }) => loadAhead(site, pluginQuery, { id }),
  head: import.meta.env.SSR ? pluginHead : undefined,
  Component: PluginPage,
  sharedByGuests: true,
});

import { exampleDocuments, type DocumentOf } from '@footlight/contract/documents';
import { pluginQuery } from '@footlight/state';
import { useState } from 'react';
import { definePage } from '../../../app/define-page.js';
import { PluginFrame } from '../../../shell/pages/plugin-frame.js';
import type { PluginExchange } from '../../../shell/pages/use-plugin-host.js';
import { DocumentEditor } from './document-editor.js';
import { Drawing } from './drawing.js';
import { OwnDocument } from './own-document.js';
import { PluginMessages } from './plugin-messages.js';
import { PreviewFrame } from './preview-frame.js';
import { usePreviewLabels } from './preview-labels.js';
import { RefusableFrame } from './refusable-frame.js';
import { useEditedDocument } from './use-edited-document.js';

/** Maximum number of messages kept; bounds the memory used by a plugin that sends continuously. */
const MOST = 200;

const stay = (): void => undefined;

const TalkingPlugin = ({ plugin }: { readonly plugin: DocumentOf<'plugin'> }) => {
  const [exchanges, setExchanges] = useState<readonly PluginExchange[]>([]);
  return (
    <>
      <PluginFrame
        plugin={plugin}
        onLeave={stay}
        onExchange={(exchange) => setExchanges((before) => [...before, exchange].slice(-MOST))}
      />
      <PluginMessages exchanges={exchanges} />
    </>
  );
};

const EditedPlugin = ({ initial }: { readonly initial: DocumentOf<'plugin'> }) => {
  const edited = useEditedDocument('plugin', initial);
  const { document } = edited;
  return (
    <>
      <DocumentEditor fileName={`${initial.id}.json`} edited={edited} />
      <Drawing of={document}>
        <RefusableFrame address={document.address}>
          <TalkingPlugin key={document.address} plugin={document} />
        </RefusableFrame>
      </Drawing>
    </>
  );
};

const PluginPreview = () => {
  const t = usePreviewLabels();
  return (
    <OwnDocument
      label={t('previewBeginPlugin')}
      parameter="plugin"
      stands={{ route: 'plugin', parameter: 'id' }}
      query={pluginQuery}
      example={exampleDocuments.plugin}
    >
      {(initial) => <EditedPlugin initial={initial} />}
    </OwnDocument>
  );
};

/** Preview of a plugin in its frame, with its messages. */
export const PluginPreviewPage = () => (
  <PreviewFrame title="previewPlugin" lead="previewPluginLead">
    <PluginPreview />
  </PreviewFrame>
);

export const pluginPreviewPage = definePage({ Component: PluginPreviewPage });

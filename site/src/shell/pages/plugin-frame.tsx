import type { ResponseOf } from '@footlight/contract';
import { PageHeading, useIsHydrating } from '@footlight/ui';
import { useRef } from 'react';
import { FramedPage } from './framed-page.js';
import styles from './plugin-frame.module.css';
import { usePluginHost, type PluginHostOptions } from './use-plugin-host.js';

/** A plugin of the operator in its frame, connected to the site. */
export const PluginFrame = ({
  plugin: { title, address },
  ...host
}: { readonly plugin: Omit<ResponseOf<'getPlugin'>, 'id'> } & PluginHostOptions) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = usePluginHost(frame, host);
  const isHydrating = useIsHydrating();
  return (
    <section className={styles['page']}>
      <PageHeading title={title} />
      <FramedPage
        key={address}
        title={title}
        address={address}
        height={height}
        frame={frame}
        isListening={!isHydrating}
      />
    </section>
  );
};

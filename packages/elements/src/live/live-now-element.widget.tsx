import type { ContentItem } from '@footlight/contract';
import { LiveNowWidget, type LiveNowWidgetProps } from '@footlight/widgets';
import { usePageSession } from '../use-page-session.js';

export type LiveNowElementProps = Pick<LiveNowWidgetProps, 'mode' | 'onToggle'> & {
  /** `none` hides the titles of events visually. */
  readonly titles?: 'default' | 'none';
  /** Language tag; the page's own when absent. */
  readonly language?: string;
  /** Called before a link to an event is followed; `false` stays on the page. */
  readonly onSelect?: (detail: {
    readonly id: string;
    readonly title: string;
    readonly href: string;
  }) => boolean;
};

/** Renders `<footlight-live-now>` with the session of the page. */
export const LiveNowElement = ({ mode, titles, language, onToggle, onSelect }: LiveNowElementProps) => {
  const session = usePageSession();
  const linkOf = ({ id }: ContentItem): string =>
    new URL(`/live/${encodeURIComponent(id)}`, session.origin).href;
  return (
    <LiveNowWidget
      key={session.origin}
      queries={session.queries}
      liveList={session.liveList}
      language={language ?? session.language}
      mode={mode}
      titleDisplayMode={titles === 'none' ? 'HIDE' : 'SHOW'}
      linkOf={linkOf}
      onToggle={onToggle}
      onFollow={(event, click) => {
        const isFollowed = onSelect?.({ id: event.id, title: event.title, href: linkOf(event) }) ?? true;
        if (!isFollowed) click.preventDefault();
      }}
    />
  );
};

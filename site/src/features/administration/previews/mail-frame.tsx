import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './previews.module.css';

/** Styles of a mail are attributes, which the content security policy of the page does not apply; scripts may set them. */
const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="');

const draw = (page: Document, html: string): void => {
  const mail = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const { lang, dir } = mail.documentElement;
  Object.assign(page.documentElement, { lang, dir });
  page.title = mail.title;
  page.body.replaceChildren(...[...mail.body.childNodes].map((node) => page.importNode(node, true)));
  page.body.dataset['style'] = mail.body.dataset['style'] ?? '';
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  for (const link of page.querySelectorAll('a'))
    Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
};

/** A mail in a frame without scripts, so that neither page nor mail changes the other’s styles. */
export const MailFrame = ({ html, title }: { readonly html: string; readonly title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useEffectEvent(() => {
    const { current } = frame;
    const page = current?.contentDocument;
    if (current === null || page == null) return;
    draw(page, html);
    current.style.blockSize = `${Math.max(page.documentElement.scrollHeight, 1)}px`;
  });
  useEffect(() => show(), [html]);
  useEffect(() => {
    const { current } = frame;
    // Some browsers replace the empty document of a frame once it has loaded.
    const loaded = (): void => show();
    current?.addEventListener('load', loaded);
    return () => current?.removeEventListener('load', loaded);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles['mail']}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
};

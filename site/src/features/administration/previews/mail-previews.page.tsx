import { mailPreviewsQuery } from '@footlight/state';
import { Link, classNames, headings } from '@footlight/ui';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { Loaded } from '../../../shell/pages/loaded.js';
import { PreviewFrame } from './preview-frame.js';
import styles from './previews.module.css';

const Mails = () => {
  const { addresses } = useSite();
  const entry = useQuery(mailPreviewsQuery, {});
  return (
    <Loaded entry={entry}>
      {({ mails }) => (
        <ul className={styles['list']}>
          {mails.map(({ kind, subject }) => (
            <li key={kind} className={styles['entry']}>
              <h2 className={classNames(headings['group'], styles['entryTitle'])}>
                <Link href={addresses.route('mailPreview', { kind })} className={styles['entryLink'] ?? ''}>
                  {subject}
                </Link>
              </h2>
              <p className={styles['entryLead']} dir="ltr">
                {kind}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
};

/** List of the mails that the service sends (MAIL-6). */
export const MailPreviewsPage = () => (
  <PreviewFrame title="previewMails" lead="previewMailsLead">
    <Mails />
  </PreviewFrame>
);

export const mailPreviewsPage = definePage({ Component: MailPreviewsPage });

import { mailPreviewQuery, mailPreviewsQuery } from '@footlight/state';
import { Link, SelectField, headings, useLabels } from '@footlight/ui';
import { ChevronLeft } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { Loaded } from '../../../shell/pages/loaded.js';
import { MailFrame } from './mail-frame.js';
import { PreviewFrame } from './preview-frame.js';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';

const LANGUAGE = 'language';

const nameOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

const Mail = ({ kind }: { readonly kind: string }) => {
  const { language: own } = useLabels();
  const t = usePreviewLabels();
  const { addresses } = useSite();
  const [query, setQuery] = useSearchParams();
  const language = query.get(LANGUAGE) ?? own;
  const languages = useQuery(mailPreviewsQuery, {}).data?.languages ?? [language];
  const entry = useQuery(mailPreviewQuery, { kind, language });
  return (
    <div className={styles['mails']}>
      <Link href={addresses.route('mailPreviews')} className={styles['back'] ?? ''}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('previewMailsBack')}
      </Link>
      <SelectField
        label={t('previewMailLanguage')}
        value={language}
        options={languages.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(value) => setQuery({ [LANGUAGE]: value }, { replace: true })}
      />
      <Loaded entry={entry}>
        {(mail) => (
          <>
            <p className={headings['section']} lang={mail.language} dir="auto">
              {mail.subject}
            </p>
            <h2 className={headings['group']}>{t('previewMailHtml')}</h2>
            <MailFrame html={mail.html} title={t('previewMailHtml')} />
            <h2 className={headings['group']}>{t('previewMailText')}</h2>
            <pre className={styles['mailText']} lang={mail.language} dir="auto">
              {mail.text}
            </pre>
          </>
        )}
      </Loaded>
    </div>
  );
};

/** A mail with sample data, in each language, as HTML and as text (MAIL-6). */
export const MailPreviewPage = () => {
  const { kind = '' } = useParams();
  return (
    <PreviewFrame title="previewMail" lead="previewMailLead">
      <Mail key={kind} kind={kind} />
    </PreviewFrame>
  );
};

export const mailPreviewPage = definePage({ Component: MailPreviewPage });

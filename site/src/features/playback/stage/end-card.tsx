import { relatedQuery } from '@footlight/state';
import { Artwork, Button, Link, headings, useLabels } from '@footlight/ui';
import { RotateCcw } from 'lucide-react';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import styles from './end-card.module.css';

/** As many as fit beside one another in the smallest picture that shows them. */
const SHOWN = 3;

/** Shown over the picture after the end of a film that no other follows: the film again, or one like it. */
export const EndCard = ({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { data } = useQuery(relatedQuery, { id });
  const related = (data?.related ?? []).slice(0, SHOWN);
  return (
    <div className={styles['place']}>
      <section className={styles['card']} aria-label={t('moreLikeThis')}>
        <Button className={styles['again']} icon={<RotateCcw />} onClick={onAgain}>
          {t('watchAgain')}
        </Button>
        {related.length > 0 && (
          <>
            <h2 className={`${headings['part']} ${styles['heading']}`}>{t('moreLikeThis')}</h2>
            <ul className={styles['list']}>
              {related.map((item) => (
                <li key={`${item.type}:${item.id}`}>
                  <Link href={addresses.content(item)} className={styles['link'] ?? ''}>
                    <Artwork image={item.images.thumbnail} sizes="240px" />
                    <span className={styles['title']} dir="auto">
                      {item.title}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
};

import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import notes from './watchlist-notes.module.css';

/** That it worked; the panel closes by itself behind it. It takes the focus, which what was pressed has lost. */
export const WatchlistAdded = ({ words }: { readonly words: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={notes['added']} role="status" tabIndex={-1}>
      <span className={notes['tick']} aria-hidden="true">
        <Check size={28} strokeWidth={2} />
      </span>
      <p>{words}</p>
    </div>
  );
};

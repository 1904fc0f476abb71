import type { Avatar } from '@footlight/contract';
import { Drama, Kayak, LampDesk, Leaf, Moon, Sailboat, Star, Waves, type LucideIcon } from 'lucide-react';
import styles from './avatar-picture.module.css';

const PICTURES: Readonly<Record<Avatar, LucideIcon>> = {
  lantern: LampDesk,
  wave: Waves,
  moon: Moon,
  star: Star,
  boat: Sailboat,
  kite: Kayak,
  leaf: Leaf,
  mask: Drama,
};

/** A profile's avatar. */
export const AvatarPicture = ({ avatar }: { readonly avatar: Avatar }) => {
  const Picture = PICTURES[avatar];
  return (
    <span className={styles['picture']} data-avatar={avatar} aria-hidden="true">
      <Picture strokeWidth={1.4} />
    </span>
  );
};

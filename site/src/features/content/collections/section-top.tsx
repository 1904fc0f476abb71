import type { Section } from '@footlight/contract';
import { classNames, headings } from '@footlight/ui';
import { HeroStage } from '../hero/hero-stage.js';
import styles from './section.module.css';

/** The top of a section: its heroes, or its title. */
export const SectionTop = ({ section: { heroes, section } }: { readonly section: Section }) =>
  heroes.length > 0 ? (
    <HeroStage heroes={heroes} />
  ) : (
    <h1 className={classNames(headings['page'], styles['title'])}>{section.title}</h1>
  );

import { PageTitle } from '../shell/navigation/page-title.js';
import { ListLayout, type ListLayoutProps } from './list-layout.js';

/** A page that is a list, named after it. */
export const ListFrame = (props: ListLayoutProps) => (
  <>
    <PageTitle of={props.title} />
    <ListLayout {...props} />
  </>
);

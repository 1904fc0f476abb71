import { PageTitle } from '../navigation/page-title.js';
import { ListLayout, type ListLayoutProps } from './list-layout.js';

/** A list page with its document title. */
export const ListFrame = (props: ListLayoutProps) => (
  <>
    <PageTitle of={props.title} />
    <ListLayout {...props} />
  </>
);

import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A plain anchor: what a page without a router has. */
const Anchor = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Lets a router take over the links of the components below. */
export const LinkProvider = ({
  value,
  children,
}: {
  readonly value: ComponentType<LinkProps>;
  readonly children: ReactNode;
}) => <LinkContext value={value}>{children}</LinkContext>;

/** A link of the page; plain unless a router stands above. */
export const Link = (props: LinkProps) => {
  const Component = use(LinkContext);
  return <Component {...props} />;
};

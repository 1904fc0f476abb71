import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A plain anchor, used without a router. */
const Anchor = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Replaces the links of the components below with those of a router. */
export const LinkProvider = ({
  value,
  children,
}: {
  readonly value: ComponentType<LinkProps>;
  readonly children: ReactNode;
}) => <LinkContext value={value}>{children}</LinkContext>;

/** A link of the page; a plain anchor without a `LinkProvider`. */
export const Link = (props: LinkProps) => {
  const Component = use(LinkContext);
  return <Component {...props} />;
};

import { Link, type LinkProps } from '#platform/routing/link.tsx';

/** A chip that is a link; takes the props of Link. The page that shows it includes its styles, chip.css. */
export function ChipLink(props: LinkProps) {
  return <Link {...props} className="pick" />;
}

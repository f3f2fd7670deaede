import { Link, type LinkProps } from '#platform/routing/link.tsx';

/** A chip that leads somewhere; takes the router's link props. Its looks, chip.css, stand in the page that has it. */
export function ChipLink(props: LinkProps) {
  return <Link {...props} className="pick" />;
}

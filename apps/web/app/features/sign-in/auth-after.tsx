import type { PagePath } from '@jhola/domain';
import type { ReactNode } from 'react';
import type { texts } from '#messages/sign-in.ts';
import { Link } from '#platform/routing/link.tsx';
import { useLocation } from '#platform/routing/use-location.ts';
import { Stitch } from '#ui/stitch.tsx';

export type AuthAfterProps = {
  /** A text with a tag `link`. */
  text: typeof texts.loginInstead;
  /** The page that its link opens. It gets this page's state, and so returns to the same page after the login. */
  to: PagePath;
  children?: ReactNode;
};

/** What is below the form: a sentence with a link to another sign-in page, and other ways to continue. */
export function AuthAfter({ text, to, children }: AuthAfterProps) {
  const { state } = useLocation();
  return (
    <div className="auth-after">
      <Stitch />
      <p className="row">
        {text({
          link: (words) => (
            <Link className="link" to={to} state={state}>
              {words}
            </Link>
          ),
        })}
      </p>
      {children}
    </div>
  );
}

import { CircleUserRound } from 'lucide';
import { Link, useLocation } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { AccountDropdown } from './account-dropdown.tsx';
import type { ReturnState } from './return-to.ts';
import { useSession } from './use-session.ts';

/** The header's way to the account: an icon on phones; on laptops Login, or Account once signed in. */
export function AccountMenu() {
  const session = useSession();
  const signedIn = typeof session !== 'string';
  const { pathname, search } = useLocation();
  const state: ReturnState = { returnTo: pathname + search };
  return (
    <>
      <Link
        className="iconbtn only-sm"
        to={signedIn ? '/user' : '/login'}
        state={signedIn ? undefined : state}
        aria-label={signedIn ? 'Account' : 'Login'}
      >
        <Icon of={CircleUserRound} size={24} />
      </Link>
      {signedIn ? (
        <AccountDropdown />
      ) : (
        <div className="account-menu only-lg">
          <Link className="btn btn-quiet" to="/login" state={state}>
            Login
          </Link>
        </div>
      )}
    </>
  );
}

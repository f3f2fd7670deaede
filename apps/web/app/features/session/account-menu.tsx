import { pagePath } from '@jhola/domain';
import { CircleUserRound } from 'lucide';
import { texts } from '#messages/session.ts';
import { Link } from '#platform/routing/link.tsx';
import { pathOf } from '#platform/routing/location.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { Icon } from '#ui/icon.tsx';
import { AccountDropdown } from './account-dropdown.tsx';
import type { ReturnState } from './return-to.ts';
import { useSession } from './use-session.ts';

/** The header's account link: an icon on phones; on laptops Login, or Account once signed in. */
export function AccountMenu() {
  const session = useSession();
  const signedIn = typeof session !== 'string';
  const state: ReturnState = { returnTo: pathOf(useLocation()) };
  return (
    <>
      <Link
        className="iconbtn only-sm"
        to={pagePath(signedIn ? 'user' : 'login')}
        state={signedIn ? undefined : state}
        aria-label={signedIn ? texts.account : texts.login}
      >
        <Icon of={CircleUserRound} size={24} />
      </Link>
      {signedIn ? (
        <AccountDropdown />
      ) : (
        <div className="account-menu only-lg">
          <Link className="btn btn-quiet" to={pagePath('login')} state={state}>
            {texts.login}
          </Link>
        </div>
      )}
    </>
  );
}

import { pagePath } from '@jhola/domain';
import { LogOut } from 'lucide';
import { texts } from '#messages/account-menu.ts';
import { Link } from '#platform/routing/link.tsx';
import { useLocation } from '#platform/routing/use-location.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { Icon } from '#ui/icon.tsx';
import { accountEntries } from './account-entries.ts';
import { logOut } from './log-out.ts';
import { useUser } from './use-user.ts';
import './account-links.css';

export type AccountLinksProps = {
  /** Called when one was pressed. */
  onChoose?: () => void;
  /** The role whose links are shown until the user is known. */
  assumedUser?: { role: string };
};

/** Links to the account's pages, and Log Out. */
export function AccountLinks({ onChoose, assumedUser }: AccountLinksProps) {
  const { data: user = assumedUser } = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leave = async () => {
    onChoose?.();
    logOut();
    await navigate(pagePath('home'));
  };
  return (
    <ul className="account-links">
      {accountEntries(user).map(({ label, to, icon }) => (
        <li key={to}>
          <Link to={to} onClick={onChoose} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
            <Icon of={icon} />
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void leave()}>
          <Icon of={LogOut} />
          {texts.logOut}
        </button>
      </li>
    </ul>
  );
}

/** Pages that the profile links to, and that link back to it. */
const PARTS_OF_PROFILE: readonly string[] = [pagePath('two-step'), pagePath('stock-alerts')];

/** Whether a path is an entry's page or one below it, such as one of its orders. */
function isWithin(path: string, entry: string): boolean {
  if (entry === pagePath('profile') && PARTS_OF_PROFILE.includes(path)) return true;
  return path === entry || path.startsWith(`${entry}/`);
}

import { LogOut } from 'lucide';
import { NavLink } from 'react-router';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { Icon } from '#ui/icon.tsx';
import { accountEntries } from './account-entries.ts';
import { logOut } from './log-out.ts';
import { useUser } from './use-user.ts';
import './account-links.css';

/** The account's pages for who is signed in, and Log Out. `onChoose` is told when one was pressed. */
export function AccountLinks({ onChoose }: { onChoose?: () => void }) {
  const { data: user } = useUser();
  const navigate = useNavigate();
  const leave = async () => {
    onChoose?.();
    await logOut();
    await navigate('/');
  };
  return (
    <ul className="account-links">
      {accountEntries(user).map(({ label, to, icon }) => (
        <li key={to}>
          <NavLink to={to} onClick={onChoose}>
            <Icon of={icon} />
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void leave()}>
          <Icon of={LogOut} />
          Log Out
        </button>
      </li>
    </ul>
  );
}

import { LogOut } from 'lucide-react';
import { NavLink, useNavigate } from 'react-router';
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
      {accountEntries(user).map(({ label, to, Icon }) => (
        <li key={to}>
          <NavLink to={to} onClick={onChoose}>
            <Icon className="i" aria-hidden="true" />
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void leave()}>
          <LogOut className="i" aria-hidden="true" />
          Log Out
        </button>
      </li>
    </ul>
  );
}

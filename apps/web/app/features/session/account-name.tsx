import { texts } from '#messages/account-menu.ts';
import { isAdmin } from './account-entries.ts';
import { useUser } from './use-user.ts';
import './account-links.css';

/** The name of the signed-in user, or else the mobile number, with (Admin) for admins. */
export function AccountName() {
  const { data: user } = useUser();
  return (
    <p className="account-name">
      <b>{user?.name || user?.mobile || texts.myAccount}</b>
      {isAdmin(user) && <span className="muted"> {texts.admin}</span>}
    </p>
  );
}

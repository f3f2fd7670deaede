import { X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { AccountLinks, AccountName, RequireSession } from '#features/session/index.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './account.css';

/** The account's menu as a page of its own, for phones. */
export function UserPage() {
  const navigate = useNavigate();
  // Opened by itself there is nothing to go back to.
  const close = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <section className="user-page stack">
      <header className="row between">
        <h1>My Account</h1>
        <IconButton label="Close" onClick={close}>
          <X className="i" aria-hidden="true" />
        </IconButton>
      </header>
      <RequireSession waiting={<Skeleton height="260px" />}>
        <AccountName />
        <nav aria-label="Account">
          <AccountLinks />
        </nav>
      </RequireSession>
    </section>
  );
}

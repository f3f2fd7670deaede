import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router';

/** The header's way to the account: an icon on phones, 'Login' on laptops. */
export function AccountMenu() {
  return (
    <>
      <Link className="iconbtn only-sm" to="/login" aria-label="Login">
        <CircleUserRound aria-hidden="true" />
      </Link>
      <Link className="btn btn-quiet only-lg" to="/login">
        Login
      </Link>
    </>
  );
}

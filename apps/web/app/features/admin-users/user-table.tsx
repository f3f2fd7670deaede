import type { WirePerson } from '@jhola/contract/client';
import { ShieldCheck } from 'lucide';
import { formatDate } from '#platform/format-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export type UserTableProps = {
  people: readonly WirePerson[];
  /** Another result is loading. */
  busy: boolean;
  /** Called to change somebody's role. */
  onAsk: (person: WirePerson) => void;
};

/** Accounts with what an admin needs to know of them; cards on small screens. */
export function UserTable({ people, busy, onAsk }: UserTableProps) {
  return (
    <table className="users" aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Mobile</th>
          <th scope="col">Since</th>
          <th scope="col">Last login</th>
          <th scope="col" className="r">
            Orders
          </th>
          <th scope="col">
            <span className="vh">Role</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <UserRow key={person._id} person={person} onAsk={() => onAsk(person)} />
        ))}
      </tbody>
    </table>
  );
}

function UserRow({ person, onAsk }: { person: WirePerson; onAsk: () => void }) {
  const { name, email, mobile, createdAt, last_login_date: lastLogin, orders, role } = person;
  const isAdmin = role === 'ADMIN';
  return (
    <tr>
      <th scope="row">
        <span className="user-name">
          {name}
          {isAdmin && (
            <span className="chip">
              <Icon of={ShieldCheck} />
              Admin
            </span>
          )}
        </span>
        <span className="muted small">{email}</span>
      </th>
      <td data-label="Mobile">{mobile || '–'}</td>
      <td data-label="Since">{formatDate(createdAt)}</td>
      <td data-label="Last login">{lastLogin === null ? 'never' : formatDate(lastLogin)}</td>
      <td data-label="Orders" className="r">
        {orders.toLocaleString('en-IN')}
      </td>
      <td className="action">
        <Button
          kind={isAdmin ? 'soft' : 'line'}
          small
          onClick={onAsk}
          aria-label={`${isAdmin ? 'Remove' : 'Make'} admin: ${name}`}
        >
          {isAdmin ? 'Remove admin' : 'Make admin'}
        </Button>
      </td>
    </tr>
  );
}

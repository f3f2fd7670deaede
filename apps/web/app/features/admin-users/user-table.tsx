import type { WirePerson } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { Ban, ShieldCheck } from 'lucide';
import { texts } from '#messages/admin-users.ts';
import { formatCount } from '#platform/format-count.ts';
import { formatDate } from '#platform/format-time.ts';
import { Link } from '#platform/routing/link.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MobileNumber } from '#ui/mobile-number.tsx';
import { BlockPlaceholder, TablePlaceholder, TextPlaceholder } from '#ui/placeholders.tsx';

export type UserTableProps = {
  people: readonly WirePerson[];
  /** Whether another result is loading. */
  busy: boolean;
  /** The id of the signed-in admin, who can't suspend their own account. */
  ownId: string | undefined;
  /** Called to change a user's role. */
  onAskRole: (person: WirePerson) => void;
  /** Called to suspend or reinstate a user. */
  onAskAccountStatus: (person: WirePerson) => void;
  /** Called to turn off a user's two-step verification. */
  onAskTwoStep: (person: WirePerson) => void;
};

/** A table of accounts; cards on small screens. */
export function UserTable({
  people,
  busy,
  ownId,
  onAskRole,
  onAskAccountStatus,
  onAskTwoStep,
}: UserTableProps) {
  return (
    <table className="users" aria-busy={busy}>
      <thead>
        <tr>
          <UserHead />
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <UserRow
            key={person._id}
            person={person}
            isOwn={person._id === ownId}
            onAskRole={() => onAskRole(person)}
            onAskAccountStatus={() => onAskAccountStatus(person)}
            onAskTwoStep={() => onAskTwoStep(person)}
          />
        ))}
      </tbody>
    </table>
  );
}

function UserHead() {
  return (
    <>
      <th scope="col">{texts.name}</th>
      <th scope="col">{texts.mobile}</th>
      <th scope="col">{texts.since}</th>
      <th scope="col">{texts.lastLogin}</th>
      <th scope="col" className="r">
        {texts.orders}
      </th>
      <th scope="col">
        <span className="vh">{texts.actions}</span>
      </th>
    </>
  );
}

type UserRowProps = {
  person: WirePerson;
  isOwn: boolean;
  onAskRole: () => void;
  onAskAccountStatus: () => void;
  onAskTwoStep: () => void;
};

function UserRow({ person, isOwn, onAskRole, onAskAccountStatus, onAskTwoStep }: UserRowProps) {
  const { name, email, mobile, createdAt, last_login_date: lastLogin, role } = person;
  const isAdmin = role === 'ADMIN';
  const isSuspended = person.status === 'Suspended';
  return (
    <tr>
      <th scope="row">
        <span className="user-name">
          {name}
          {isAdmin && (
            <span className="chip">
              <Icon of={ShieldCheck} />
              {texts.admin}
            </span>
          )}
          {isSuspended && (
            <span className="chip chip-suspended">
              <Icon of={Ban} />
              {texts.suspended}
            </span>
          )}
        </span>
        <span className="muted small">{email}</span>
      </th>
      <td data-label={texts.mobile}>{mobile ? <MobileNumber digits={mobile} /> : '–'}</td>
      <td data-label={texts.since}>{formatDate(createdAt)}</td>
      <td data-label={texts.lastLogin}>{lastLogin === null ? texts.never : formatDate(lastLogin)}</td>
      <td data-label={texts.orders} className="r">
        <OrderCount person={person} />
      </td>
      <td className="action">
        <Button
          kind={isAdmin ? 'soft' : 'line'}
          small
          onClick={onAskRole}
          aria-label={(isAdmin ? texts.removeAdminOf : texts.makeAdminOf)({ name })}
        >
          {isAdmin ? texts.removeAdmin : texts.makeAdmin}
        </Button>
        {!isOwn && person.hasSecondFactor && (
          <Button kind="quiet" small onClick={onAskTwoStep} aria-label={texts.resetTwoStepOf({ name })}>
            {texts.resetTwoStep}
          </Button>
        )}
        {!isOwn && (
          <Button
            kind="quiet"
            small
            onClick={onAskAccountStatus}
            aria-label={(isSuspended ? texts.reinstateOf : texts.suspendOf)({ name })}
          >
            {isSuspended ? texts.reinstate : texts.suspend}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** How many orders somebody has placed, linked to these orders on the order desk. */
function OrderCount({ person: { name, email, orders } }: { person: WirePerson }) {
  const count = formatCount(orders);
  if (orders === 0) return count;
  return (
    <Link to={pagePath('orders', { q: email })} aria-label={texts.ordersOf({ count, orders, name })}>
      {count}
    </Link>
  );
}

/** The table while it is loading. */
export function UserTablePlaceholder() {
  return (
    <TablePlaceholder className="users" head={<UserHead />}>
      <th>
        <span className="user-name">
          <TextPlaceholder width="9rem" />
        </span>
        <TextPlaceholder width="12rem" />
      </th>
      <td>
        <TextPlaceholder width="5rem" />
      </td>
      <td>
        <TextPlaceholder width="5.5rem" />
      </td>
      <td>
        <TextPlaceholder width="5.5rem" />
      </td>
      <td className="r">
        <TextPlaceholder width="1.5rem" />
      </td>
      <td className="action">
        <span className="row">
          <BlockPlaceholder height="44px" width="116px" />
          <BlockPlaceholder height="44px" width="88px" />
        </span>
      </td>
    </TablePlaceholder>
  );
}

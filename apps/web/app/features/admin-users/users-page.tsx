import type { WirePerson } from '@jhola/contract/client';
import { useUser } from '#features/session/index.ts';
import { texts } from '#messages/admin-users.ts';
import { texts as admin } from '#messages/admin.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextPlaceholder } from '#ui/placeholders.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useShown } from '#ui/use-shown.ts';
import { AccountStatusDialog } from './account-status-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useUserFilter } from './use-user-filter.ts';
import { type Role, useUsers } from './use-users.ts';
import { TwoStepDialog } from './two-step-dialog.tsx';
import { UserTable, UserTablePlaceholder } from './user-table.tsx';
import './users.css';

const ROLES: readonly { role?: Role; label: string }[] = [
  { label: texts.everybody },
  { role: 'ADMIN', label: texts.admins },
  { role: 'USER', label: texts.shoppers },
];

/** All accounts: search them by name, email or mobile, change their role, suspend and reinstate them. */
export function UsersPage() {
  const { filter, text, setText, setRole } = useUserFilter();
  const role = useShown<WirePerson>();
  const accountStatus = useShown<WirePerson>();
  const twoStep = useShown<WirePerson>();
  const { data: user } = useUser();
  const query = useUsers(filter);
  const people = query.data?.pages.flatMap((page) => page.data);
  const total = query.data?.pages[0]?.totalCount;
  return (
    <section className="stack">
      <header className="users-head">
        <h1 className="page-h">{texts.heading}</h1>
        <SearchField
          className="users-search"
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={setText}
        />
      </header>
      <div className="users-filter" role="group" aria-label={texts.role}>
        {ROLES.map(({ role: one, label }) => (
          <FilterChip key={label} pressed={filter.role === one} onClick={() => setRole(one)}>
            {label}
          </FilterChip>
        ))}
        <span className="muted small" role="status">
          {total !== undefined && texts.accounts({ count: total })}
          {query.isPending && <TextPlaceholder width="5rem" />}
        </span>
      </div>
      {query.isError && !people && (
        <ErrorState title={texts.notLoaded} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <UserTablePlaceholder />}
      {people?.length === 0 && <EmptyState title={admin.noData}>{texts.noneMatches}</EmptyState>}
      {people && people.length > 0 && (
        <UserTable
          people={people}
          busy={query.isPlaceholderData}
          ownId={user?._id}
          onAskRole={role.show}
          onAskAccountStatus={accountStatus.show}
          onAskTwoStep={twoStep.show}
        />
      )}
      {query.hasNextPage && (
        <Button kind="line" small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.loadMore}
        </Button>
      )}
      {role.shown && (
        <RoleDialog
          key={role.shown.turn}
          person={role.shown.thing}
          open={role.shown.open}
          onClose={role.hide}
        />
      )}
      {accountStatus.shown && (
        <AccountStatusDialog
          key={`status ${accountStatus.shown.turn}`}
          person={accountStatus.shown.thing}
          open={accountStatus.shown.open}
          onClose={accountStatus.hide}
        />
      )}
      {twoStep.shown && (
        <TwoStepDialog
          key={`two-step ${twoStep.shown.turn}`}
          person={twoStep.shown.thing}
          open={twoStep.shown.open}
          onClose={twoStep.hide}
        />
      )}
    </section>
  );
}

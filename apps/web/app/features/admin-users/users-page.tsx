import type { WirePerson } from '@jhola/contract/client';
import { useState } from 'react';
import { useSearchText } from '#features/admin/index.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useShown } from '#ui/use-shown.ts';
import { RoleDialog } from './role-dialog.tsx';
import { type Role, useUsers } from './use-users.ts';
import { UserTable } from './user-table.tsx';
import './users.css';

const ROLES: readonly { role?: Role; label: string }[] = [
  { label: 'Everybody' },
  { role: 'ADMIN', label: 'Admins' },
  { role: 'USER', label: 'Shoppers' },
];

/** All accounts: search them by name, email or mobile, and change their role. */
export function UsersPage() {
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const [role, setRole] = useState<Role | undefined>();
  const asked = useShown<WirePerson>();
  const query = useUsers({ search: search.trim(), ...(role && { role }) });
  const people = query.data?.pages.flatMap((page) => page.data);
  const total = query.data?.pages[0]?.totalCount;
  return (
    <section className="stack">
      <header className="users-head">
        <h1 className="page-h">Users</h1>
        <SearchField
          className="users-search"
          label="Search users"
          placeholder="Name, email or mobile"
          value={text}
          onChange={setText}
        />
      </header>
      <div className="users-filter" role="group" aria-label="Role">
        {ROLES.map(({ role: one, label }) => (
          <FilterChip key={label} pressed={role === one} onClick={() => setRole(one)}>
            {label}
          </FilterChip>
        ))}
        <span className="muted small" role="status">
          {total !== undefined && `${total.toLocaleString('en-IN')} ${total === 1 ? 'account' : 'accounts'}`}
        </span>
      </div>
      {query.isError && !people && (
        <ErrorState title="We couldn’t load the users" onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height="320px" />}
      {people?.length === 0 && <EmptyState title="No Data">No account matches.</EmptyState>}
      {people && people.length > 0 && (
        <UserTable people={people} busy={query.isPlaceholderData} onAsk={asked.show} />
      )}
      {query.hasNextPage && (
        <Button kind="line" small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Load more
        </Button>
      )}
      {asked.shown && (
        <RoleDialog
          key={asked.shown.turn}
          person={asked.shown.thing}
          open={asked.shown.open}
          onClose={asked.hide}
        />
      )}
    </section>
  );
}

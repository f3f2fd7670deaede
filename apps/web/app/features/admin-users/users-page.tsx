import type { WirePerson } from '@jhola/contract/client';
import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { type Role, useUsers } from './use-users.ts';
import { UserTable } from './user-table.tsx';
import '#ui/field.css';
import './users.css';

const SEARCH_DELAY_MS = 300;

const ROLES: readonly { role?: Role; label: string }[] = [
  { label: 'Everybody' },
  { role: 'ADMIN', label: 'Admins' },
  { role: 'USER', label: 'Shoppers' },
];

/** Whom the shop knows: found by name, email or mobile, and made or unmade admin. */
export function UsersPage() {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<Role | undefined>();
  const [asked, setAsked] = useState<{ person: WirePerson; open: boolean; turn: number } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useUsers({ search, ...(role && { role }) });
  const people = query.data?.pages.flatMap((page) => page.data);
  const total = query.data?.pages[0]?.totalCount;
  return (
    <section className="stack">
      <header className="users-head">
        <h1 className="page-h">Users</h1>
        <label className="in users-search">
          <Icon of={Search} />
          <input
            type="search"
            aria-label="Search users"
            placeholder="Name, email or mobile"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
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
        <ErrorState title="The users could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height="320px" />}
      {people?.length === 0 && <EmptyState title="No Data">No account matches.</EmptyState>}
      {people && people.length > 0 && (
        <UserTable
          people={people}
          busy={query.isPlaceholderData}
          onAsk={(person) => setAsked((before) => ({ person, open: true, turn: (before?.turn ?? 0) + 1 }))}
        />
      )}
      {query.hasNextPage && (
        <Button kind="line" small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Load more
        </Button>
      )}
      {asked && (
        <RoleDialog
          key={asked.turn}
          person={asked.person}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </section>
  );
}

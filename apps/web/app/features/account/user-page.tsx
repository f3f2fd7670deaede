import { pagePath } from '@jhola/domain';
import { X } from 'lucide';
import { AccountLinks, AccountName, RequireSession, useUser } from '#features/session/index.ts';
import { texts } from '#messages/account.ts';
import { texts as shared } from '#messages/shared.ts';
import { hasShopPageBefore } from '#platform/routing/history-entries.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { CirclePlaceholder, LoadingPart, repeat, TextPlaceholder } from '#ui/placeholders.tsx';
import { Avatar } from './avatar.tsx';
import '#ui/panel.css';
import './account.css';

/** How many entries a shopper's menu has, with Log Out. */
const ENTRIES = 4;

/** The account menu as a page, for phones. */
export function UserPage() {
  const navigate = useNavigate();
  // If it was opened directly, Back would leave the shop or do nothing.
  const close = () =>
    void (hasShopPageBefore(window) ? navigate(-1) : navigate(pagePath('home'), { replace: true }));
  return (
    <section className="user-page stack">
      <header className="row between">
        <h1 className="page-h">{texts.page}</h1>
        <IconButton label={shared.close} onClick={close}>
          <Icon of={X} />
        </IconButton>
      </header>
      <RequireSession waiting={<MenuPlaceholder />}>
        <UserSummary />
        <nav className="panel" aria-label={texts.account}>
          <AccountLinks />
        </nav>
      </RequireSession>
    </section>
  );
}

/** The account's menu before the session is known: photo, name and email, and the entries of a shopper. */
function MenuPlaceholder() {
  return (
    <LoadingPart className="stack">
      <div className="profile-photo">
        <CirclePlaceholder size="64px" />
        <div className="grow">
          <NamePlaceholder />
        </div>
      </div>
      <div className="panel">
        {repeat(ENTRIES, (entry) => (
          <div className="entry-placeholder" key={entry}>
            <TextPlaceholder width="45%" />
          </div>
        ))}
      </div>
    </LoadingPart>
  );
}

function NamePlaceholder() {
  return (
    <div aria-hidden="true">
      <div className="account-name">
        <TextPlaceholder width="50%" />
      </div>
      <div className="small who-mail">
        <TextPlaceholder width="80%" />
      </div>
    </div>
  );
}

function UserSummary() {
  const { data: user } = useUser();
  return (
    <div className="profile-photo">
      <Avatar src={user?.avatar || undefined} iconSize={40} />
      <div className="grow">
        {user ? (
          <>
            <AccountName />
            <p className="muted small who-mail">{user.email}</p>
          </>
        ) : (
          <NamePlaceholder />
        )}
      </div>
    </div>
  );
}

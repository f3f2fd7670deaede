import { texts } from '#messages/profile.ts';
import { ErrorState } from '#ui/error-state.tsx';
import {
  BlockPlaceholder,
  CirclePlaceholder,
  LoadingPart,
  RowPlaceholder,
  repeat,
  TextPlaceholder,
} from '#ui/placeholders.tsx';
import { useUser } from '#features/session/index.ts';
import { DataSection } from './data/data-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { StockAlertsSection } from './stock-alerts-section.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

/** The profile: photo, personal details, the account’s security, stock alerts, and the user’s data. */
export function ProfilePage() {
  const { data: user, isError, refetch } = useUser();
  return (
    <section className="profile stack">
      <h1 className="page-h">{texts.heading}</h1>
      {user && (
        <div className="profile-columns">
          <div className="stack">
            <ProfilePhoto user={user} />
            <ProfileForm user={user} />
          </div>
          <div className="stack">
            <SecuritySection />
            <StockAlertsSection />
            <DataSection />
          </div>
        </div>
      )}
      {!user && isError && <ErrorState title={texts.loadError} onRetry={() => void refetch()} />}
      {!user && !isError && <ProfilePlaceholder />}
    </section>
  );
}

const FIELDS = 3;
const SECTIONS = 3;

function ProfilePlaceholder() {
  return (
    <LoadingPart className="profile-columns">
      <div className="stack">
        <div className="profile-photo">
          <CirclePlaceholder size="88px" />
          <BlockPlaceholder height="44px" width="110px" />
        </div>
        {repeat(FIELDS, (field) => (
          <div className="field" key={field}>
            <TextPlaceholder width="30%" />
            <BlockPlaceholder height="48px" />
          </div>
        ))}
        <BlockPlaceholder height="48px" />
      </div>
      <div className="stack">
        {repeat(SECTIONS, (section) => (
          <div className="account-section stack" key={section}>
            <TextPlaceholder width="35%" />
            <RowPlaceholder />
          </div>
        ))}
      </div>
    </LoadingPart>
  );
}

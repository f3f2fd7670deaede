import { AccountLinks } from './account-links.tsx';
import { AccountName } from './account-name.tsx';

/** What the header's Account opens: who is signed in, and the account's pages. */
export function AccountPanel({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      <AccountName />
      <AccountLinks onChoose={onChoose} />
    </>
  );
}

import { AccountLinks } from './account-links.tsx';
import { AccountName } from './account-name.tsx';

/** The content of the account dropdown: the user's name, and the account's pages. */
export default function AccountPanel({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      <AccountName />
      <AccountLinks onChoose={onChoose} />
    </>
  );
}

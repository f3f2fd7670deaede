import type { WirePerson } from '@jhola/contract/client';

/** The name and email of the person a dialog is about. */
export function PersonLines({ person: { name, email } }: { person: WirePerson }) {
  return (
    <p>
      <b>{name}</b>
      <br />
      <span className="muted small">{email}</span>
    </p>
  );
}

import type { WirePerson } from '@jhola/contract/client';

/** Whom a dialog is about: name and email. */
export function PersonLines({ person: { name, email } }: { person: WirePerson }) {
  return (
    <p>
      <b>{name}</b>
      <br />
      <span className="muted small">{email}</span>
    </p>
  );
}

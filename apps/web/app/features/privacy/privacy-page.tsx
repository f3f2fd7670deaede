import type { DataOf } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { texts } from '#messages/privacy.ts';
import { Link } from '#platform/routing/link.tsx';

/** What the shop stores about people, for how long, and what they can do about it. */
export function PrivacyPage({ contact, grievanceOfficer }: DataOf<'getShopContact'>) {
  return (
    <article className="privacy stack">
      <h1 className="page-h">{texts.heading}</h1>
      <p>{texts.summary}</p>
      <div className="privacy-sections">
        <section className="stack">
          <h2>{texts.stored}</h2>
          <ul>
            <li>{texts.storedProfile}</li>
            <li>{texts.storedOrders}</li>
            <li>{texts.storedAlerts}</li>
            <li>{texts.storedDevices}</li>
            <li>{texts.storedLogins}</li>
            <li>{texts.storedNetwork}</li>
          </ul>
          <p>{texts.passwordsAndCards}</p>
        </section>
        <section className="stack">
          <h2>{texts.notDone}</h2>
          <p>{texts.noAds}</p>
        </section>
        <section className="stack">
          <h2>{texts.howLong}</h2>
          <ul>
            <li>{texts.keptProfile}</li>
            <li>{texts.keptLogins}</li>
            <li>{texts.keptRemoved}</li>
            <li>{texts.keptOrders}</li>
            <li>{texts.keptBackups}</li>
          </ul>
        </section>
        <section className="stack">
          <h2>{texts.rights}</h2>
          <p>
            {texts.rightsInProfile({
              link: (text) => <Link to={pagePath('profile')}>{text}</Link>,
            })}
          </p>
        </section>
        <section className="stack">
          <h2>{texts.questions}</h2>
          <Officer {...grievanceOfficer} />
          <Reach email={contact.email} phone={contact.phone} />
          <p>{texts.board}</p>
        </section>
      </div>
    </article>
  );
}

function Officer({ name, email, phone }: { name: string; email: string; phone: string }) {
  if (name === '' && email === '' && phone === '') return null;
  return (
    <>
      <p>{name === '' ? texts.officerUnnamed : texts.officer({ name })}</p>
      <Reach email={email} phone={phone} />
    </>
  );
}

function Reach({ email, phone }: { email: string; phone: string }) {
  if (email === '' && phone === '') return null;
  return (
    <p>
      {email !== '' && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {email !== '' && phone !== '' && ' · '}
      {phone !== '' && (
        <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      )}
    </p>
  );
}

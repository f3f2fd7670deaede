import { pagePath } from '@jhola/domain';
import { useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { texts } from '#messages/security.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SessionList } from './session-list.tsx';
import './security.css';

const loadPasswordDialog = () => import('./password-dialog.tsx');
const loadLogOutEverywhereDialog = () => import('./log-out-everywhere-dialog.tsx');

/** The account's security: the password, two-step verification, and the devices that are logged in. */
export function SecuritySection() {
  const [asked, setAsked] = useState<'password' | 'everywhere' | null>(null);
  const onClose = () => setAsked(null);
  return (
    <section className="account-section stack" aria-labelledby="security">
      <header className="row between">
        <h2 id="security">{texts.heading}</h2>
        <Button kind="line" small onClick={() => setAsked('password')}>
          {texts.changePassword}
        </Button>
      </header>
      <p className="row between">
        {texts.twoStep}
        <ButtonLink kind="line" small to={pagePath('two-step')}>
          {texts.manage}
        </ButtonLink>
      </p>
      <h3>{texts.devices}</h3>
      <SessionList />
      <div>
        <Button kind="soft" small onClick={() => setAsked('everywhere')}>
          {texts.logOutEverywhere}
        </Button>
      </div>
      <LazyComponent
        load={loadPasswordDialog}
        wanted={asked === 'password'}
        props={{ open: asked === 'password', onClose }}
      />
      <LazyComponent
        load={loadLogOutEverywhereDialog}
        wanted={asked === 'everywhere'}
        props={{ open: asked === 'everywhere', onClose }}
      />
    </section>
  );
}

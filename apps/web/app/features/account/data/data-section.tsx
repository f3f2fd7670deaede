import { pagePath } from '@jhola/domain';
import { useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { sessionDownload, useDownload } from '#features/session/index.ts';
import { texts } from '#messages/profile.ts';
import { Link } from '#platform/routing/link.tsx';
import { Button } from '#ui/button.tsx';

const loadDialog = () => import('./delete-dialog.tsx');

/** The user's personal data: download it, or delete the account. */
export function DataSection() {
  const [open, setOpen] = useState(false);
  const { busy, download } = useDownload(() => sessionDownload('exportMyData'));
  return (
    <section className="account-section stack" aria-labelledby="data">
      <h2 id="data">{texts.yourData}</h2>
      <p className="muted">
        {texts.downloadAdvice({
          link: (text) => (
            <Link className="text-link" to={pagePath('privacy')}>
              {text}
            </Link>
          ),
        })}
      </p>
      <div className="row account-actions">
        <Button kind="line" small busy={busy} busyLabel={texts.preparing} onClick={() => void download()}>
          {texts.download}
        </Button>
        <Button kind="soft" small onClick={() => setOpen(true)}>
          {texts.deleteAccount}
        </Button>
      </div>
      <LazyComponent load={loadDialog} wanted={open} props={{ open, onClose: () => setOpen(false) }} />
    </section>
  );
}

import { pagePath } from '@jhola/domain';
import type { ReactNode } from 'react';
import { texts } from '#messages/sign-in.ts';
import { Link } from '#platform/routing/link.tsx';
import { BagPicture } from '#ui/bag-picture.tsx';
import { Logo } from '#ui/logo.tsx';
import './auth-frame.css';

/** The frame of all sign-in pages: the form, and on laptops the bag beside it. */
export function AuthFrame({ pictures, children }: { pictures: readonly string[]; children: ReactNode }) {
  return (
    <div className="auth">
      <main className="auth-form" tabIndex={-1}>
        <Link to={pagePath('home')} aria-label={texts.homeLink}>
          <Logo />
        </Link>
        {children}
      </main>
      <div className="auth-art" aria-hidden="true">
        <p className="auth-slogan">{texts.slogan}</p>
        <BagPicture pictures={pictures} />
      </div>
    </div>
  );
}

/** The heading of a page, with one sentence under it. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="auth-heading">
      <h1>{title}</h1>
      {children && <p className="muted">{children}</p>}
    </div>
  );
}

import { pagePath } from '@jhola/domain';
import { useLoadingDepartments } from '#features/catalogue/index.ts';
import { texts } from '#messages/layout.ts';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Stitch } from '#ui/stitch.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** All categories, and the small print. */
export function Footer() {
  const departments = useLoadingDepartments();
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <div>
          <Logo />
          <p className="muted small">{texts.slogan}</p>
        </div>
        <nav aria-label={texts.allCategories}>
          {departments?.length === 0 && <p className="muted small">{texts.noCategories}</p>}
          <ul>
            {departments?.map(({ _id, name, href }) => (
              <li lang={languageOf(name)} key={_id}>
                {href === null ? name : <Link to={href}>{name}</Link>}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <FooterEnd />
    </footer>
  );
}

/** The small print. */
export function FooterEnd() {
  return (
    <div className="wrap foot-end">
      <Stitch />
      <p className="muted small">{texts.rights}</p>
      <Link className="link small" to={pagePath('privacy')}>
        {texts.privacy}
      </Link>
      <div className="foot-choices">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </div>
  );
}

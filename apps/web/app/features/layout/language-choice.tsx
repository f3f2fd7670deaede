import { LANGUAGE } from '#messages/language.ts';
import { texts } from '#messages/layout.ts';
import { chooseLanguage } from '#platform/language.ts';
import { LANGUAGES } from '../../messages/languages.ts';

/** The language of the shop. Each is named in itself, for those who can't read the present one. */
export function LanguageChoice() {
  return (
    <label className="foot-choice small muted">
      {texts.language}
      <select
        ref={apply}
        defaultValue={LANGUAGE.code}
        autoComplete="off"
        onChange={({ target }) => apply(target)}
      >
        {LANGUAGES.map(({ code, name }) => (
          <option value={code} lang={code} key={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Also called at hydration, for a choice made before it. */
function apply(select: HTMLSelectElement | null): void {
  if (select && select.value !== LANGUAGE.code) void chooseLanguage(select.value);
}

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
        ref={(select) => {
          if (select) void apply(select);
        }}
        defaultValue={LANGUAGE.code}
        autoComplete="off"
        onChange={({ target }) => void apply(target)}
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

/** Also called at hydration, for a choice made before it. While offline, goes back to the present language. */
async function apply(select: HTMLSelectElement): Promise<void> {
  if (select.value === LANGUAGE.code) return;
  if (!(await chooseLanguage(select.value))) select.value = LANGUAGE.code;
}

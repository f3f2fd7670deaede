import { LANGUAGE } from '#messages/language.ts';
import { texts } from '#messages/layout.ts';
import { LANGUAGES } from '../../messages/languages.ts';

/** The language of the shop. Each is named in itself, for those who can't read the present one. */
export function LanguageChoice() {
  return (
    <label className="foot-choice small muted">
      {texts.language}
      <select
        ref={applyEarlyChoice}
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

/** Applies a choice that was made before hydration. Not inline, so that React calls it only once. */
function applyEarlyChoice(select: HTMLSelectElement | null): void {
  if (select) void apply(select);
}

/** Changes the language; busy until the page is loaded again. While offline, goes back to the present one. */
async function apply(select: HTMLSelectElement): Promise<void> {
  if (select.value === LANGUAGE.code) return;
  select.ariaBusy = 'true';
  const isChanged = await import('./on-demand.ts').then(
    ({ chooseLanguage }) => chooseLanguage(select.value),
    () => false,
  );
  if (isChanged) return;
  select.ariaBusy = null;
  select.value = LANGUAGE.code;
}

import { texts } from '#messages/layout.ts';
import { chooseTheme, chosenTheme, type Theme } from '#platform/theme.ts';

const NAMES: readonly (readonly [Theme, string])[] = [
  ['auto', texts.themeSystem],
  ['light', texts.themeLight],
  ['dark', texts.themeDark],
];

/**
 * Light, dark, or the system's theme. The server doesn't know the choice, because its pages are the same for
 * everybody.
 */
export function ThemeChoice() {
  return (
    <label className="foot-choice small muted">
      {texts.theme}
      <select
        ref={begin}
        defaultValue="auto"
        autoComplete="off"
        onChange={({ target }) => chooseTheme(target.value as Theme)}
      >
        {NAMES.map(([value, name]) => (
          <option value={value} key={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Applies a theme chosen before hydration; otherwise shows the present one. Follows the choices of other tabs. */
function begin(select: HTMLSelectElement) {
  if (select.value === 'auto') select.value = chosenTheme();
  else chooseTheme(select.value as Theme);
  // Without a network nothing is followed.
  const follow = () =>
    void import('./on-demand.ts').then(
      ({ followChoices }) => followChoices(select),
      () => undefined,
    );
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}

import { useEffect, useState } from 'react';
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
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => setTheme(chosenTheme()), []);
  return (
    <label className="foot-choice small muted">
      {texts.theme}
      <select
        value={theme}
        onChange={(event) => {
          const chosen = event.target.value as Theme;
          setTheme(chosen);
          chooseTheme(chosen);
        }}
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

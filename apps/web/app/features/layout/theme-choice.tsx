import { useEffect, useState } from 'react';
import { chooseTheme, chosenTheme, type Theme } from '#platform/theme.ts';

const NAMES: readonly (readonly [Theme, string])[] = [
  ['auto', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/**
 * Light, dark, or the system's theme. The server doesn't know the choice, because its pages are the same for
 * everybody.
 */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => setTheme(chosenTheme()), []);
  return (
    <label className="theme small muted">
      Theme
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

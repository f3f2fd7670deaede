import { useEffect, useState } from 'react';
import { chooseTheme, chosenTheme, type Theme } from '#platform/theme.ts';

const NAMES: readonly (readonly [Theme, string])[] = [
  ['auto', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** Day, night, or whatever the device says. The page itself doesn't know: it is the same for everybody. */
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

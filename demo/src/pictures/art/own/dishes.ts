import { round, slope, stableNumbers } from './shading.ts';

/** Two roasted papads, one in front of the other. */
export function drawPapad(): string {
  const next = stableNumbers(577);
  const one = (x: number, y: number, r: number) => {
    const spots = Array.from({ length: 34 }, () => {
      const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next()) * r * 0.88];
      const at = `cx="${(x + Math.cos(angle) * far).toFixed(1)}" cy="${(y + Math.sin(angle) * far).toFixed(1)}"`;
      return next() < 0.6
        ? `<circle ${at} r="${(1.6 + next() * 2.2).toFixed(1)}" fill="#fff4d2" stroke="#c08a3c" stroke-opacity=".55" stroke-width=".8"/>`
        : `<circle ${at} r="${(0.7 + next() * 0.6).toFixed(1)}" fill="#4a2b10"/>`;
    });
    return `<circle cx="${x}" cy="${y + 2}" r="${r}" fill="#a8712a"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#papad)" stroke="#d9a552" stroke-width="1"/>${spots.join('')}`;
  };
  return `<defs>${round('papad', '#f0cd84', 0.5)}</defs>${one(60, 42, 32)}${one(40, 57, 34)}`;
}

/** Three idlis on a leaf. */
export function drawIdlis(): string {
  const idli = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M-23 4 C-21 16 21 16 23 4Z" fill="#d8d2c4"/><path d="M-23 4 C-22 -12 -11 -17 0 -17 C11 -17 22 -12 23 4 C14 11 -14 11 -23 4Z" fill="url(#idli)"/><path d="M-9 -9 h1 M3 -11 h1 M10 -4 h1 M-3 -3 h1 M-14 -1 h1" stroke="#b9b09c" stroke-width="2" stroke-linecap="round"/></g>`;
  return `<defs>${round('idli', '#f6f1e6', 0.9)}${slope('leaf', '#4f9a3f')}</defs><path d="M3 66 C16 36 76 30 98 60 C88 90 24 96 3 66Z" fill="url(#leaf)"/><path d="M6 67 C36 58 66 56 96 60" stroke="#cfe8a8" stroke-width="2" fill="none"/>${idli(50, 44)}${idli(31, 65)}${idli(70, 65)}`;
}

/** A pomegranate and a piece of one with its seeds. */
export function drawPomegranate(): string {
  const next = stableNumbers(31);
  const seeds = Array.from({ length: 15 }, (_, index) => {
    const [row, column] = [Math.floor(index / 5), index % 5];
    const at = `cx="${(53 + column * 8 + (row % 2) * 3 + next() * 2).toFixed(1)}" cy="${(60 + row * 9 + next() * 2).toFixed(1)}"`;
    return `<ellipse ${at} rx="4.6" ry="5.2" fill="url(#seed)"/>`;
  });
  return `<defs>${round('skin', '#c62f3d', 0.4)}${round('seed', '#d8213f', 0.75)}</defs><path d="M32 17 L36 24 L42 12 L47 24 L54 16 L54 30 H32Z" fill="#a3283a"/><circle cx="43" cy="54" r="32" fill="url(#skin)"/><path d="M23 40 C27 32 34 28 40 28" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M46 56 C56 48 84 48 96 57 C97 78 84 92 70 92 C56 92 45 76 46 56Z" fill="#f6dcae" stroke="#c62f3d" stroke-width="3" stroke-linejoin="round"/>${seeds.join('')}`;
}

/** A bowl of rasmalai: discs in saffron milk. */
export function drawRasmalai(): string {
  const disc = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 3}" rx="14" ry="7" fill="#d9b95f"/><ellipse cx="${x}" cy="${y}" rx="14" ry="7.5" fill="url(#disc)"/><path d="M${x - 4} ${y - 1} l4 -2 M${x + 2} ${y + 1} l4 -1" stroke="#6f9a3a" stroke-width="2" stroke-linecap="round"/>`;
  return `<defs>${round('disc', '#fbe9b4', 0.8)}${slope('bowl', '#c9603a')}</defs><path d="M8 44 C8 72 28 88 50 88 C72 88 92 72 92 44Z" fill="url(#bowl)"/><ellipse cx="50" cy="44" rx="42" ry="19" fill="#e8895f"/><ellipse cx="50" cy="45" rx="37" ry="15.5" fill="#fdf0c4"/>${disc(36, 41)}${disc(64, 42)}${disc(50, 50)}<path d="M17 56 C20 68 28 76 36 79" stroke="#fff" stroke-opacity=".45" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
}

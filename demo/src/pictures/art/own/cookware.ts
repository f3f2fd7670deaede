import { barrel, round, slope } from './shading.ts';

const STEEL = '#b3b9c1';
const IRON = '#3b3e44';
const HANDLE = '#26282d';

/** A pot with its lid and two handles. */
export function drawCookingPot(): string {
  return `<defs>${barrel('side', STEEL, 0.8)}${round('lid', '#c3c9d0', 0.8)}</defs><path d="M16 50 H4 Q1 50 1 54 V57 Q1 61 5 61 H16 M84 50 H96 Q99 50 99 54 V57 Q99 61 95 61 H84" stroke="${HANDLE}" stroke-width="5" fill="none" stroke-linejoin="round"/><path d="M14 40 H86 V76 C86 87 74 90 50 90 C26 90 14 87 14 76Z" fill="url(#side)"/><path d="M12 40 C12 23 32 18 50 18 C68 18 88 23 88 40 C78 47 22 47 12 40Z" fill="url(#lid)"/><path d="M12 40 C22 47 78 47 88 40 V43 C78 50 22 50 12 43Z" fill="#7f868f"/><rect x="42" y="8" width="16" height="8" rx="4" fill="${HANDLE}"/><rect x="47" y="14" width="6" height="6" fill="#555a61"/><path d="M24 32 C30 25 38 23 44 23" stroke="#fff" stroke-opacity=".8" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
}

const LONG_HANDLE = `<path d="M68 46 L95 26" stroke="${HANDLE}" stroke-width="8.5" stroke-linecap="round"/><path d="M76 38 L94 25" stroke="#70757d" stroke-width="1.8" stroke-linecap="round"/><path d="M62 50 L72 43" stroke="#8d939b" stroke-width="6"/>`;

/** A frying pan. */
export function drawFryingPan(): string {
  return `<defs>${barrel('side', '#55595f', 0.4)}${round('inside', IRON, 0.28)}</defs>${LONG_HANDLE}<path d="M4 54 C5 74 18 86 40 86 C62 86 75 74 76 54Z" fill="url(#side)"/><ellipse cx="40" cy="54" rx="37" ry="18" fill="#777c84"/><ellipse cx="40" cy="55" rx="33.5" ry="15.4" fill="url(#inside)"/><path d="M13 52 C18 45 27 42 36 41" stroke="#fff" stroke-opacity=".45" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
}

/** A flat pan for flatbreads and dosas. */
export function drawTawa(): string {
  return `<defs>${round('inside', IRON, 0.3)}</defs>${LONG_HANDLE}<ellipse cx="40" cy="63" rx="38" ry="22" fill="#1f2125"/><ellipse cx="40" cy="59" rx="38" ry="22" fill="#6a6f77"/><ellipse cx="40" cy="59.5" rx="35" ry="19.6" fill="url(#inside)"/><path d="M12 55 C17 47 27 43 36 42" stroke="#fff" stroke-opacity=".45" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;
}

/** A deep round pan with two handles. */
export function drawKadai(): string {
  return `<defs>${barrel('side', STEEL, 0.8)}${round('inside', '#7f868e', 0.4)}</defs><path d="M12 42 C0 36 -1 52 10 53 M88 42 C100 36 101 52 90 53" stroke="${HANDLE}" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M9 42 C11 74 30 86 50 86 C70 86 89 74 91 42Z" fill="url(#side)"/><ellipse cx="50" cy="42" rx="41" ry="14" fill="#d9dde2"/><ellipse cx="50" cy="43" rx="37" ry="11.4" fill="url(#inside)"/><path d="M18 42 C24 36 34 34 44 33.4" stroke="#fff" stroke-opacity=".7" stroke-width="2" fill="none" stroke-linecap="round"/>`;
}

/** A pressure cooker. */
export function drawPressureCooker(): string {
  return `<defs>${barrel('side', STEEL, 0.8)}${round('lid', '#c3c9d0', 0.8)}</defs><path d="M8 44 H76 V80 C76 90 64 92 42 92 C20 92 8 90 8 80Z" fill="url(#side)"/><path d="M6 44 C8 32 24 27 42 27 C60 27 76 32 78 44 C68 50 16 50 6 44Z" fill="url(#lid)"/><path d="M62 31 L96 25 Q100 25 99 30 L98 34 Q97 37 94 37 L66 39Z" fill="${HANDLE}"/><path d="M74 52 L96 45 Q100 45 99 50 L98 53 Q97 56 94 56 L75 60Z" fill="${HANDLE}"/><path d="M8 54 H2 Q-1 54 0 58 L1 62 H8Z" fill="${HANDLE}"/><rect x="36" y="12" width="11" height="14" rx="3" fill="#33363c"/><rect x="38.5" y="22" width="6" height="7" fill="#8d939b"/><circle cx="24" cy="33" r="3" fill="#b33a30"/><path d="M14 40 C20 34 28 32 34 31.6" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none" stroke-linecap="round"/>`;
}

/** A glass lid with a knob. */
export function drawPanLid(): string {
  return `<defs>${round('glass', '#cfe3ee', 0.8)}</defs><path d="M4 68 C6 44 28 34 50 34 C72 34 94 44 96 68Z" fill="url(#glass)" fill-opacity=".85"/><path d="M4 68 C18 80 82 80 96 68 V72 C82 84 18 84 4 72Z" fill="#8d939b"/><path d="M4 68 C18 60 82 60 96 68 C82 78 18 78 4 68Z" fill="#fff" fill-opacity=".35"/><rect x="40" y="18" width="20" height="9" rx="4.5" fill="${HANDLE}"/><rect x="46" y="26" width="8" height="9" fill="#6a6f77"/><path d="M17 56 C23 46 33 42 42 41" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>`;
}

/** A kettle. */
export function drawKettle(): string {
  return `<defs>${barrel('side', STEEL, 0.8)}</defs><path d="M30 34 C30 8 74 8 76 34" stroke="${HANDLE}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M22 62 L4 42 L10 36 L30 48Z" fill="#9aa1a9"/><path d="M30 34 H76 C86 46 90 62 88 82 Q87 90 78 90 H28 Q19 90 18 82 C16 62 20 46 30 34Z" fill="url(#side)"/><path d="M34 34 C38 26 68 26 72 34Z" fill="#d3d8dd"/><circle cx="53" cy="24" r="4.4" fill="${HANDLE}"/><rect x="20" y="84" width="66" height="6" rx="3" fill="#5f656d"/>`;
}

/** A tin for twelve small cakes, seen from above. */
export function drawMuffinTray(): string {
  const cups = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const [x, y] = [26 + column * 24, 32 + row * 20];
      return `<ellipse cx="${x}" cy="${y}" rx="10.4" ry="8" fill="#2b2d32"/><ellipse cx="${x}" cy="${y + 1.6}" rx="7.6" ry="5.4" fill="#555a62"/><path d="M${x - 8} ${y - 2} C${x - 6} ${y - 6} ${x - 2} ${y - 7} ${x + 1} ${y - 7}" stroke="#fff" stroke-opacity=".5" stroke-width="1.3" fill="none"/>`;
    }),
  );
  return `<defs>${slope('tray', '#5d626a')}</defs><rect x="7" y="21" width="86" height="68" rx="9" fill="#2b2d32"/><rect x="7" y="16" width="86" height="68" rx="9" fill="url(#tray)"/><rect x="9.5" y="18.5" width="81" height="63" rx="7" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>${cups.join('')}`;
}

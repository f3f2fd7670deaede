import { darker, lighter } from '../../draw/colour.ts';
import { barrel, PLASTIC, round, slope } from './shading.ts';

const CHINA = '#f3f1ec';
const STEEL = '#b3b9c1';

/** A mug. */
export function drawMug(): string {
  return `<defs>${barrel('side', PLASTIC)}</defs><path d="M66 34 C96 28 98 70 66 68" stroke="${darker(PLASTIC, 0.1)}" stroke-width="9" fill="none"/><path d="M67 31 C92 27 96 50 88 60" stroke="#fff" stroke-opacity=".4" stroke-width="2" fill="none"/><path d="M12 20 H70 V80 Q70 91 58 91 H24 Q12 91 12 80Z" fill="url(#side)"/><ellipse cx="41" cy="20" rx="29" ry="8" fill="${lighter(PLASTIC, 0.6)}"/><ellipse cx="41" cy="21" rx="25.5" ry="6" fill="${darker(PLASTIC, 0.45)}"/>`;
}

/** A cup on its saucer. */
export function drawCupAndSaucer(): string {
  return `<defs>${barrel('side', CHINA, 0.9)}${slope('saucer', CHINA)}</defs><ellipse cx="48" cy="79" rx="46" ry="13" fill="#b9b4a9"/><ellipse cx="48" cy="76" rx="46" ry="13" fill="url(#saucer)"/><ellipse cx="48" cy="75" rx="30" ry="7" fill="#d8d3c8"/><path d="M72 40 C92 36 92 62 70 60" stroke="#dcd7cc" stroke-width="6" fill="none"/><path d="M18 32 H78 C78 58 70 76 58 78 H38 C26 76 18 58 18 32Z" fill="url(#side)"/><path d="M19 42 C34 48 62 48 77 42" stroke="${PLASTIC}" stroke-width="3.4" fill="none"/><ellipse cx="48" cy="32" rx="30" ry="8" fill="#fff"/><ellipse cx="48" cy="33" rx="26" ry="6" fill="#cfc9bd"/>`;
}

const plate = (y: number) =>
  `<ellipse cx="50" cy="${y + 4}" rx="46" ry="20" fill="#b9b4a9"/><ellipse cx="50" cy="${y}" rx="46" ry="20" fill="url(#china)"/><ellipse cx="50" cy="${y}" rx="41" ry="17.4" fill="none" stroke="${PLASTIC}" stroke-opacity=".75" stroke-width="2"/><ellipse cx="50" cy="${y + 1}" rx="30" ry="12" fill="#fff" stroke="#d5d0c5" stroke-width="1.2"/>`;

/** A plate. */
export function drawPlate(): string {
  return `<defs>${round('china', CHINA, 0.9)}</defs><g transform="translate(0 -8) scale(1 1.16)">${plate(52)}</g>`;
}

/** A flat metal plate with a raised rim. */
export function drawThali(metal: string): string {
  return `<defs>${round('flat', metal, 0.7)}${barrel('rim', metal, 0.8)}</defs><ellipse cx="50" cy="58" rx="47" ry="26" fill="${darker(metal, 0.5)}"/><ellipse cx="50" cy="53" rx="47" ry="26" fill="url(#rim)"/><ellipse cx="50" cy="55" rx="42.5" ry="22" fill="${darker(metal, 0.25)}"/><ellipse cx="50" cy="57" rx="41" ry="20" fill="url(#flat)"/><path d="M16 52 C22 42 36 37 48 37" stroke="#fff" stroke-opacity=".7" stroke-width="2" fill="none" stroke-linecap="round"/>`;
}

/** Plates with a bowl and a cup on them. */
export function drawDinnerSet(): string {
  return `<defs>${round('china', CHINA, 0.9)}${barrel('side', CHINA, 0.9)}</defs>${plate(76)}${plate(70)}${plate(64)}<path d="M10 36 C11 58 24 66 36 66 C48 66 61 58 62 36Z" fill="url(#side)"/><ellipse cx="36" cy="36" rx="26" ry="8" fill="#fff"/><ellipse cx="36" cy="37" rx="22.5" ry="6" fill="#d5d0c5"/><path d="M11.5 44 C22 50 50 50 60.5 44" stroke="${PLASTIC}" stroke-width="2.6" fill="none"/><path d="M86 42 C98 40 98 58 85 57" stroke="#dcd7cc" stroke-width="4" fill="none"/><path d="M62 34 H88 V60 C88 68 82 70 75 70 C68 70 62 68 62 60Z" fill="url(#side)"/><ellipse cx="75" cy="34" rx="13" ry="4.4" fill="#fff"/><ellipse cx="75" cy="34.6" rx="10.6" ry="3.2" fill="#cfc9bd"/><path d="M62 43 C68 46 82 46 88 43" stroke="${PLASTIC}" stroke-width="2.4" fill="none"/>`;
}

/** An empty bowl. */
export function drawBowl(): string {
  return `<defs>${barrel('side', PLASTIC)}${round('inside', lighter(PLASTIC, 0.55), 0.5)}</defs><path d="M6 42 C8 70 26 86 50 86 C74 86 92 70 94 42Z" fill="url(#side)"/><ellipse cx="50" cy="86" rx="20" ry="4" fill="${darker(PLASTIC, 0.4)}"/><ellipse cx="50" cy="42" rx="44" ry="15" fill="${lighter(PLASTIC, 0.5)}"/><ellipse cx="50" cy="43.4" rx="39.6" ry="12" fill="url(#inside)"/>`;
}

/** A glass without anything in it. */
export function drawDrinkingGlass(): string {
  return `<defs>${barrel('glass', '#c9dfea', 0.85)}</defs><path d="M24 10 H76 L69 84 Q68 91 60 91 H40 Q32 91 31 84Z" fill="url(#glass)" fill-opacity=".72"/><path d="M31 80 C40 84 60 84 69.4 80 L69 84 Q68 91 60 91 H40 Q32 91 31 84Z" fill="#9fc0d1" fill-opacity=".8"/><ellipse cx="50" cy="10" rx="26" ry="5.4" fill="#eef6fa" stroke="#a9c4d2" stroke-width="1.2"/><path d="M32 20 L37 74" stroke="#fff" stroke-width="4" stroke-opacity=".85" stroke-linecap="round"/><path d="M24 10 L31 84 M76 10 L69 84" stroke="#8fb0c2" stroke-width="1.2" stroke-opacity=".8"/>`;
}

/** A tumbler of steel or another metal. */
export function drawTumbler(metal = STEEL): string {
  return `<defs>${barrel('side', metal, 0.85)}</defs><path d="M22 14 H78 L70 86 C70 92 30 92 30 86Z" fill="url(#side)"/><path d="M23.6 28 C36 33 64 33 76.4 28 M28 70 C38 75 62 75 72 70" stroke="#6f757d" stroke-opacity=".5" stroke-width="1.6" fill="none"/><ellipse cx="50" cy="14" rx="28" ry="7" fill="${lighter(metal, 0.6)}"/><ellipse cx="50" cy="15" rx="24.6" ry="5.2" fill="${darker(metal, 0.3)}"/>`;
}

/** A jug with a spout. */
export function drawJug(): string {
  return `<defs>${barrel('side', PLASTIC)}</defs><path d="M72 34 C100 30 98 74 72 72" stroke="${darker(PLASTIC, 0.12)}" stroke-width="8" fill="none"/><path d="M20 20 C14 18 10 14 10 10 L30 14 H74 C70 32 76 54 76 78 Q76 91 64 91 H32 Q20 91 20 78 C20 58 27 38 20 20Z" fill="url(#side)"/><path d="M10 10 L30 14 H74 C70 21 36 22 20 20 C14 18 10 14 10 10Z" fill="${darker(PLASTIC, 0.4)}"/><path d="M28 34 C30 52 26 70 28 82" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/>`;
}

/** An insulated casserole that keeps flatbreads warm. */
export function drawCasserole(): string {
  return `<defs>${barrel('side', PLASTIC)}${round('lid', PLASTIC, 0.5)}${barrel('band', STEEL, 0.8)}</defs><path d="M8 46 H92 V74 C92 88 72 92 50 92 C28 92 8 88 8 74Z" fill="url(#side)"/><path d="M6 46 C6 26 28 18 50 18 C72 18 94 26 94 46 C82 55 18 55 6 46Z" fill="url(#lid)"/><path d="M6 46 C18 55 82 55 94 46 V52 C82 61 18 61 6 52Z" fill="url(#band)"/><path d="M34 19 C34 6 66 6 66 19" stroke="${darker(PLASTIC, 0.3)}" stroke-width="6" fill="none"/><path d="M8 60 H2 Q0 60 0 63 V68 Q0 71 3 71 H8 M92 60 H98 Q100 60 100 63 V68 Q100 71 97 71 H92" fill="${darker(PLASTIC, 0.35)}"/><path d="M18 38 C24 29 36 25 44 24.6" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>`;
}

/** A clear jar with a coloured lid. */
export function drawContainer(): string {
  return `<defs>${barrel('clear', '#d3e2ea', 0.85)}${barrel('lid', PLASTIC)}</defs><path d="M16 28 H84 V80 Q84 92 72 92 H28 Q16 92 16 80Z" fill="url(#clear)" fill-opacity=".8"/><path d="M16 28 H84 V80 Q84 92 72 92 H28 Q16 92 16 80Z" fill="none" stroke="#93acba" stroke-width="1.4"/><path d="M26 38 V80" stroke="#fff" stroke-width="5" stroke-opacity=".9" stroke-linecap="round"/><path d="M22 86 H78" stroke="#93acba" stroke-opacity=".7" stroke-width="2"/><rect x="11" y="9" width="78" height="21" rx="6" fill="url(#lid)"/><path d="M14 24 H86" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`;
}

/** A flat box with a clipped lid. */
export function drawFoodBox(): string {
  return `<defs>${slope('side', '#dbe7ee')}${slope('lid', PLASTIC)}</defs><path d="M8 48 L12 80 Q13 86 20 86 H80 Q87 86 88 80 L92 48Z" fill="url(#side)" stroke="#9fb4c0" stroke-width="1.2"/><path d="M16 56 L19 78" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M14 22 H86 L96 44 Q97 50 91 50 H9 Q3 50 4 44Z" fill="url(#lid)"/><path d="M20 27 H80 L87 41 H13Z" fill="#fff" fill-opacity=".22"/><rect x="40" y="46" width="20" height="14" rx="4" fill="${darker(PLASTIC, 0.25)}"/>`;
}

/** Three steel boxes in a carrying frame. */
export function drawTiffin(): string {
  const tier = (y: number) =>
    `<path d="M20 ${y} H80 V${y + 18} Q80 ${y + 21} 76 ${y + 21} H24 Q20 ${y + 21} 20 ${y + 18}Z" fill="url(#side)"/><path d="M20 ${y + 2} H80" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/>`;
  return `<defs>${barrel('side', STEEL, 0.85)}</defs><path d="M26 14 C26 2 74 2 74 14" stroke="#4d535b" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M18 26 C20 16 34 13 50 13 C66 13 80 16 82 26Z" fill="url(#side)"/>${tier(27)}${tier(49)}${tier(71)}<path d="M16 16 H24 V92 H16Z M76 16 H84 V92 H76Z" fill="#7d848d"/><path d="M18 18 V90 M78 18 V90" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>`;
}

/** Paper cups, one inside the other. */
export function drawPaperCups(): string {
  const cup = (y: number) =>
    `<path d="M20 ${y} H80 L70 ${y + 62} Q69 ${y + 66} 65 ${y + 66} H35 Q31 ${y + 66} 30 ${y + 62}Z" fill="url(#side)"/><rect x="17" y="${y - 3}" width="66" height="6" rx="3" fill="#fff" stroke="#cfcac0" stroke-width="1"/>`;
  return `<defs>${barrel('side', '#efe9dd', 0.8)}</defs>${cup(27)}${cup(18)}${cup(9)}<path d="M24 36 L28 62 C40 67 60 67 72 62 L76 36 C62 42 38 42 24 36Z" fill="${PLASTIC}" fill-opacity=".8" transform="translate(0 4)"/>`;
}

/** A tray. */
export function drawTray(): string {
  return `<defs>${slope('tray', PLASTIC)}</defs><path d="M16 30 H84 L97 68 Q98 76 90 76 H10 Q2 76 3 68Z" fill="${darker(PLASTIC, 0.35)}"/><path d="M16 26 H84 L97 64 Q98 72 90 72 H10 Q2 72 3 64Z" fill="url(#tray)"/><path d="M22 32 H78 L87 62 Q88 65 84 65 H16 Q12 65 13 62Z" fill="#000" fill-opacity=".14"/><path d="M22 32 H78 L80 38 H20Z" fill="#000" fill-opacity=".16"/>`;
}

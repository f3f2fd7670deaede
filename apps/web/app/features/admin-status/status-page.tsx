import { CircleAlert, CircleCheck, type IconNode, TriangleAlert } from 'lucide';
import { texts } from '#messages/admin-status.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Icon } from '#ui/icon.tsx';
import { CirclePlaceholder, LoadingPart, repeat, TextPlaceholder } from '#ui/placeholders.tsx';
import type { ShopStatus } from './use-shop-status.ts';
import '#ui/panel.css';
import './status.css';

type Part = ShopStatus['parts'][number];

const NAMES: Readonly<Record<Part['part'], string>> = {
  database: texts.database,
  connections: texts.connections,
  disk: texts.disk,
  mail: texts.mail,
  payments: texts.payments,
  catalogue: texts.catalogue,
  backup: texts.backup,
};

const LEVELS: Readonly<Record<Part['level'], { readonly word: string; readonly icon: IconNode }>> = {
  broken: { word: texts.urgent, icon: CircleAlert },
  look: { word: texts.needsAttention, icon: TriangleAlert },
  fine: { word: texts.fine, icon: CircleCheck },
};

const ORDER = ['broken', 'look', 'fine'] as const;

/** The parts, also those that the shop left out because it never could read them. */
function allParts(parts: readonly Part[]): Part[] {
  const names = Object.keys(NAMES) as Part['part'][];
  const unknown = names.filter((name) => parts.every(({ part }) => part !== name));
  return [
    ...parts,
    ...unknown.map((part) => ({
      part,
      level: 'look' as const,
      says: texts.unknown,
      todo: null,
      section: '',
      asOf: null,
    })),
  ];
}

/** What works in the shop and what doesn't, the most urgent first, each with what to do. */
export function StatusPage({ status, isOutdated }: { status: ShopStatus; isOutdated: boolean }) {
  const { at, version, startedAt } = status;
  const parts = allParts(status.parts);
  const wrong = parts.filter(({ level }) => level !== 'fine').length;
  const sorted = ORDER.flatMap((level) => parts.filter((part) => part.level === level));
  return (
    <section className="stack">
      <header className="row between status-head">
        <h1 className="page-h">{texts.heading}</h1>
        <p className="muted small">{(isOutdated ? texts.outdated : texts.live)({ time: formatTime(at) })}</p>
      </header>
      <p className="status-summary" role="status">
        {texts.summary({ count: wrong })}
      </p>
      <ul className="panel status-parts">
        {sorted.map((part) => (
          <PartRow key={part.part} part={part} now={at} />
        ))}
      </ul>
      <p className="muted small">
        {texts.running({ version, date: formatDate(startedAt), time: formatTime(startedAt) })}
      </p>
    </section>
  );
}

type PartRowProps = {
  part: Part;
  /** The time of the whole status (ISO). */
  now: string;
};

function PartRow({ part: { part, level, says, todo, section, asOf }, now }: PartRowProps) {
  const { word, icon } = LEVELS[level];
  return (
    <li className={`status-part status-${level}`}>
      <Icon of={icon} />
      <div className="grow">
        <div className="row between">
          <h2>{NAMES[part]}</h2>
          <span className="status-level">{word}</span>
        </div>
        <p>
          {says}
          {asOf !== null && <span className="muted"> {texts.asOf({ time: timeOf(asOf, now) })}</span>}
        </p>
        {todo !== null && (
          <p className="status-todo">
            {todo} <span className="muted">{texts.seeSection({ section })}</span>
          </p>
        )}
      </div>
    </li>
  );
}

/** The time of day, with the date if that isn't today's. */
function timeOf(iso: string, now: string): string {
  const date = formatDate(iso);
  return date === formatDate(now) ? formatTime(iso) : `${date}, ${formatTime(iso)}`;
}

/** The page below its heading while it is loading. */
export function StatusPlaceholder() {
  return (
    <LoadingPart className="stack">
      <div className="status-summary">
        <TextPlaceholder width="14rem" />
      </div>
      <div className="panel status-parts">
        {repeat(Object.keys(NAMES).length, (part) => (
          <div className="status-part" key={part}>
            <CirclePlaceholder size="20px" />
            <div className="grow">
              <TextPlaceholder width="25%" />
              <TextPlaceholder width="55%" />
            </div>
          </div>
        ))}
      </div>
    </LoadingPart>
  );
}

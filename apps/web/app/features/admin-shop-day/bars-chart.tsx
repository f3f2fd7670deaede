import {
  Bar as Bars,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { scaleFor } from './scale.ts';
import { number } from './words.ts';

export type Bar = {
  readonly label: string;
  /** The height of the bar; null where there is nothing to show. */
  readonly value: number | null;
  /** Beyond the promise: red. */
  readonly late?: boolean;
};

export type BarsChartProps = {
  bars: readonly Bar[];
  unit: string;
  line?: { at: number; label: string };
};

const TEXT = { fill: 'var(--ink-2)', fontSize: 13 };
const TIP = {
  background: 'var(--surface)',
  border: '1px solid var(--seam-strong)',
  borderRadius: 'var(--r-m)',
  padding: '8px 12px',
};
/** The drawing of a bar figure: from zero, still, in the colours of the day or the night. */
export function BarsChart({ bars, unit, line }: BarsChartProps) {
  const data = bars.map((bar) => ({ ...bar, fill: bar.late ? 'var(--bad)' : 'var(--bars)' }));
  const marks = scaleFor(Math.max(...bars.map(({ value }) => value ?? 0), line?.at ?? 0));
  return (
    <ResponsiveContainer width="100%" height={200}>
      <BarChart data={data} margin={{ top: 12, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--seam)" />
        <XAxis
          dataKey="label"
          tick={TEXT}
          tickLine={false}
          axisLine={{ stroke: 'var(--seam-strong)' }}
          interval="equidistantPreserveStart"
          minTickGap={8}
        />
        <YAxis
          domain={[0, marks.at(-1) ?? 'auto']}
          ticks={marks}
          interval={0}
          tickFormatter={number}
          tick={TEXT}
          tickLine={false}
          axisLine={false}
          width={36}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--fold)' }}
          contentStyle={TIP}
          labelStyle={{ color: 'var(--ink)' }}
          itemStyle={{ color: 'var(--ink)' }}
          formatter={(value) => [`${number(Number(value))} ${unit}`, '']}
          separator=""
        />
        {line && (
          <ReferenceLine
            y={line.at}
            stroke="var(--ink-2)"
            strokeDasharray="8 6"
            strokeWidth={2}
            label={{ value: line.label, position: 'insideTopRight', ...TEXT }}
          />
        )}
        <Bars dataKey="value" isAnimationActive={false} maxBarSize={40} radius={[4, 4, 0, 0]} />
      </BarChart>
    </ResponsiveContainer>
  );
}

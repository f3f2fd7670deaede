/** Parses Prometheus' text format: the value of each series, by its name with labels, such as `up{job="shop"}`. */
export function readMetrics(text: string): Map<string, number> {
  const series = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, value] = /^([a-z_]+(?:\{.*\})?) (\S+)$/i.exec(line) ?? [];
    if (name !== undefined && value !== undefined) series.set(name, Number(value));
  }
  return series;
}

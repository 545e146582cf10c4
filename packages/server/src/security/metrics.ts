/** Event counts since the process started, by name and labels. */
export interface Metrics {
  /** Use only words of the code as label values, never request data: their number has to stay small. */
  count(name: MetricName, labels: Record<string, string>): void
  /** Text format of Prometheus. */
  text(): string
}

const HELP = {
  shop_refusals_total: 'Calls that were refused, by call and code.',
  shop_security_events_total: 'Lines of the security log, by event.',
}
export type MetricName = keyof typeof HELP

const NAMES = Object.keys(HELP) as MetricName[]

export function createMetrics(): Metrics {
  const counts = new Map<MetricName, Map<string, number>>(NAMES.map((name) => [name, new Map()]))
  return {
    count(name, labels) {
      const line = Object.entries(labels)
        .map(([label, value]) => `${label}="${value}"`)
        .join(',')
      const ofName = counts.get(name)
      ofName?.set(line, (ofName.get(line) ?? 0) + 1)
    },
    text: () =>
      NAMES.flatMap((name) => [
        `# HELP ${name} ${HELP[name]}`,
        `# TYPE ${name} counter`,
        ...[...(counts.get(name) ?? [])].map(([labels, count]) => `${name}{${labels}} ${count}`),
      ])
        .concat('')
        .join('\n'),
  }
}

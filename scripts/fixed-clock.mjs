// Preloaded into a shop for screenshots: its days are the same at any time.
const START = Date.parse('2026-03-02T10:00:00+04:00')
const SystemDate = Date
const shift = START - SystemDate.now()

globalThis.Date = class extends SystemDate {
  constructor(...values) {
    super(...(values.length > 0 ? values : [SystemDate.now() + shift]))
  }

  static now() {
    return SystemDate.now() + shift
  }
}

/** Initially empty values are not shown; the exported file contains them. */
export const saysSomething = (before: unknown, after: unknown): boolean =>
  before !== null || Object(after).length !== 0

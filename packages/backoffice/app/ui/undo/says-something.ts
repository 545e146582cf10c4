/** What is empty from the beginning says nothing; the file of the export has it. */
export const saysSomething = (before: unknown, after: unknown): boolean =>
  before !== null || Object(after).length !== 0

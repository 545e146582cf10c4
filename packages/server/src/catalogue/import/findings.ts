import type { ImportReason } from '@little-dunes/domain/messages/import-reasons'
import { type ExportColumn, type Headings, headingIn } from '#catalogue/import/read/export-columns'

/** Something in the file that must be put right before anything is imported. `line` counts as a text editor does. */
export interface Problem {
  line: number
  /** The column's heading; null when the whole row is meant. */
  column: string | null
  /** Imports of earlier versions have stored the sentence. */
  reason: ImportReason | string
}

/** Something the importer decided by itself and the owner should know. */
export interface Note {
  line: number
  text: ImportReason | string
}

/** Beyond this only the number grows: a wrong file of a million rows must not fill the memory. */
const MOST_LISTED = 10_000

/** What reading a file turned up, in the order of its lines. */
export class Findings {
  readonly problems: Problem[] = []
  readonly notes: Note[] = []
  /** What the columns are called in the file, known once its first row is read. */
  headings: Headings = new Map()
  /** Columns that another one stands in for on one line. */
  readonly #renamed = new Map<string, string>()
  problemCount = 0
  /** Of these, problems of a row that can be left out alone. */
  rowProblemCount = 0
  noteCount = 0
  /** What follows in the file, or all of it, could not be read: nothing of it may be imported. */
  isUnreadable = false

  problem(line: number, column: ExportColumn | null, reason: ImportReason): void {
    this.problemCount += 1
    if (this.problems.length >= MOST_LISTED) return
    this.problems.push({ line, column: column && this.#headingOf(line, column), reason })
  }

  /** A problem of one colour and size: with `--skip` its row is left out and the product's others are imported. */
  rowProblem(line: number, column: ExportColumn, reason: ImportReason): void {
    this.rowProblemCount += 1
    this.problem(line, column, reason)
  }

  /** Problems that leave out a whole product. */
  get productProblemCount(): number {
    return this.problemCount - this.rowProblemCount
  }

  /** On this line the column is read from another one of the file. */
  rename(line: number, column: ExportColumn, heading: string): void {
    this.#renamed.set(`${line} ${column}`, heading)
  }

  #headingOf(line: number, column: ExportColumn): string {
    return this.#renamed.get(`${line} ${column}`) ?? headingIn(this.headings, column)
  }

  damage(line: number, reason: ImportReason): void {
    this.isUnreadable = true
    this.problem(line, null, reason)
  }

  note(line: number, text: ImportReason): void {
    this.noteCount += 1
    if (this.notes.length < MOST_LISTED) this.notes.push({ line, text })
  }
}

import type { ImportReason } from '@little-dunes/domain/messages/import-reasons'
import { type ExportColumn, type Headings, headingIn } from '#catalogue/import/read/export-columns'

/** A problem of the file that has to be fixed before the import. `line` counts like a text editor. */
export interface Problem {
  line: number
  /** Heading of the column. Null for a problem of the whole row. */
  column: string | null
  /** A string is the sentence that imports of earlier versions stored. */
  reason: ImportReason | string
}

/** A decision of the importer that the owner should know about. */
export interface Note {
  line: number
  text: ImportReason | string
}

/** Further findings are only counted: a wrong file of a million rows must not fill the memory. */
const MAX_LISTED = 10_000

export class Findings {
  readonly problems: Problem[] = []
  readonly notes: Note[] = []
  /** The file's own headings, known once its first row is read. */
  headings: Headings = new Map()
  /** Columns that were read from another heading on one line. */
  readonly #renamed = new Map<string, string>()
  problemCount = 0
  /** Part of `problemCount`: problems of a row that can be left out alone. */
  rowProblemCount = 0
  noteCount = 0
  /** The file, or the rest of it, could not be read, so none of it may be imported. */
  isUnreadable = false

  problem(line: number, column: ExportColumn | null, reason: ImportReason): void {
    this.problemCount += 1
    if (this.problems.length >= MAX_LISTED) return
    this.problems.push({ line, column: column && this.#getHeading(line, column), reason })
  }

  /** A problem of one colour and size. With `--skip` its row is left out and the others of the product are imported. */
  rowProblem(line: number, column: ExportColumn, reason: ImportReason): void {
    this.rowProblemCount += 1
    this.problem(line, column, reason)
  }

  /** Problems that leave out a whole product. */
  get productProblemCount(): number {
    return this.problemCount - this.rowProblemCount
  }

  /** On this line the column is read from another heading of the file. */
  rename(line: number, column: ExportColumn, heading: string): void {
    this.#renamed.set(`${line} ${column}`, heading)
  }

  #getHeading(line: number, column: ExportColumn): string {
    return this.#renamed.get(`${line} ${column}`) ?? headingIn(this.headings, column)
  }

  damage(line: number, reason: ImportReason): void {
    this.isUnreadable = true
    this.problem(line, null, reason)
  }

  note(line: number, text: ImportReason): void {
    this.noteCount += 1
    if (this.notes.length < MAX_LISTED) this.notes.push({ line, text })
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes to a temporary name first, so a stopped process leaves no half file. The name is unique, so two processes of a
 * shop can write the same file at once.
 */
export async function writeWholeFile(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, content)
  await rename(part, file)
}

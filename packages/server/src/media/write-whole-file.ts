import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file under another name until it is whole: a process that is stopped leaves no half file behind. The name
 * is its own, so that two processes of a shop may write the same file at once.
 */
export async function writeWholeFile(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, content)
  await rename(part, file)
}

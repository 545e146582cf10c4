import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** `texts.en.json` and the other languages in the folder of a shop. */
export const TEXT_FILE = /^texts\.(.+)\.json$/

/** The text files in a folder, valid or not. */
export const textFilesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => TEXT_FILE.test(name))
        .map((name) => path.join(folder, name))
    : []

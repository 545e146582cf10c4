import { access, constants, mkdir } from 'node:fs/promises'
import { StartError } from '#startup/start-error'

/** Checks at the start that images and emails can be written. @throws StartError if not */
export async function requireDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be used: ${(error as Error).message}`)
  }
}

import { LaunchError } from '@little-dunes/embedded-postgres/launch-error'

/** Something the person who starts the shop can put right: printed as its message alone, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

/** True for what the settings and the built-in database report to whoever starts the shop. */
export const isStartError = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof LaunchError

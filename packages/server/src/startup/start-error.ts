import { LaunchError } from '@little-dunes/embedded-postgres/launch-error'

/** An error that the operator can fix. Only its message is printed, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

/** True for errors of the settings and the built-in database that the operator can fix. */
export const isStartError = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof LaunchError

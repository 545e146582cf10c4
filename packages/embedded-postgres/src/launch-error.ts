/** Something the person who starts the server can put right: its message says all, no stack trace is needed. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

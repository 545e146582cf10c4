/** An error that the operator can fix. Its message is complete without a stack trace. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

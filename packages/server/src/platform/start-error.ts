/** Something the person who starts the shop can put right: printed as its message alone, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

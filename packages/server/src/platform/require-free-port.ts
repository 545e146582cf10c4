import { type AddressInfo, createServer } from 'node:net'
import { StartError } from '#platform/start-error'

const reasons: Record<string, string> = {
  EADDRINUSE: 'something else is using it: stop that, or choose another PORT',
  EACCES: 'this user may not open it: choose a PORT above 1023',
  EADDRNOTAVAIL: 'this machine has no such address: correct HOST',
  ENOTFOUND: 'no machine has this name: correct HOST',
}

/** Tells before anything is started what would only fail at the end. Answers the port, which 0 leaves to the system. */
export async function requireFreePort(port: number, host: string): Promise<number> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(port, host, resolve)
    })
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message
    throw new StartError(`Port ${port} on ${host} cannot be opened: ${reason}.`)
  }
  const { port: found } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return found
}

import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartError } from '#startup/start-error'

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program is using it. Stop that program or choose another PORT',
  EACCES: 'this user is not allowed to open it. Choose a PORT above 1023',
  EADDRNOTAVAIL: 'this machine does not have this address. Correct HOST',
  ENOTFOUND: 'this host name does not exist. Correct HOST',
}

/** Below the ephemeral ports of Linux, so no other process is assigned one between this check and the listening. */
const FIRST = 20_000
const COUNT = 12_000
/** Processes that search at the same time start at different ports. */
const STEP = 7919
let looks = 0

/** Checks the port before anything starts, and returns it. 0 finds a free one. @throws StartError if it is not free */
export async function requireFreePort(port: number, host: string): Promise<number> {
  for (;;) {
    const candidate = port || FIRST + ((process.pid + STEP * looks++) % COUNT)
    const reason = await reasonAgainst(candidate, host)
    if (reason === undefined) return candidate
    if (port || reason !== reasons.EADDRINUSE || looks % COUNT === 0)
      throw new StartError(`Port ${candidate} on ${host} cannot be opened: ${reason}.`)
  }
}

async function reasonAgainst(port: number, host: string): Promise<string | undefined> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    return reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message
  }
  await new Promise((resolve) => probe.close(resolve))
  return undefined
}

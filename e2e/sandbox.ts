import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the stand-in knows, in Stripe's words; amounts in fils. */
export interface SandboxState {
  payment_intents: { id: string; amount: number; currency: string; status: string }[]
  charges: { id: string; amount: number; paid: boolean; refunded: boolean }[]
}

/** The stand-in for the card provider beside a running shop. */
export interface Sandbox {
  /** Where browsers reach it. */
  url: string
  /** Turns one of its switches for tests, `clock` or `faults`. */
  turn(name: string, input?: object): Promise<void>
  state(): Promise<SandboxState>
}

/** By the keys that the shop keeps for it. */
export async function sandboxOf(dataFolder: string): Promise<Sandbox> {
  const kept = await readFile(join(dataFolder, 'test-payments', 'keys.json'), 'utf8')
  const { port, secretKey } = JSON.parse(kept) as { port: number; secretKey: string }
  const url = `http://localhost:${port}`
  const call = async (method: string, name: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/_test/${name}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    url,
    turn: async (name, input = {}) => void (await call('POST', name, input)),
    state: async () => (await call('GET', 'state')) as SandboxState,
  }
}

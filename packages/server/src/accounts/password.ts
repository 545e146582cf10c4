import { hash, verify } from '@node-rs/argon2'

/** Argon2id, the library's default kind, with the least parameters that OWASP's password storage cheat sheet asks for. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each costs 19 MB and a core: more at a time would only starve the shoppers who are already in. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS))

export const verifyPassword = (storedHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(storedHash, password))

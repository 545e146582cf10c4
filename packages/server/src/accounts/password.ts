import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** Argon2id, the library's default kind, with the least parameters that OWASP's password storage cheat sheet asks for. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each costs 19 MB and a core: more at a time would only starve the shoppers who are already in. */
const AT_ONCE = 2

const limit = pLimit(AT_ONCE)

export const hashPassword = (password: string): Promise<string> => limit(() => hash(password, PARAMETERS))

export const verifyPassword = (storedHash: string, password: string): Promise<boolean> =>
  limit(() => verify(storedHash, password))

import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { PasswordHasher } from '#shop'

/** Argon2id, the library's default kind, with the least parameters that OWASP's password storage cheat sheet asks for. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each costs 19 MB and a core: more at a time would only starve the shoppers who are already in. */
const AT_ONCE = 2

/** `cost` is for tests, which have many shoppers: memory in KiB, passes and lanes. */
export function createPasswordHasher(cost = PARAMETERS): PasswordHasher {
  const limit = pLimit(AT_ONCE)
  const hashPassword = (password: string) => limit(() => hash(password, cost))
  let dummy: Promise<string> | undefined
  return {
    hash: hashPassword,
    verify: (storedHash, password) => limit(() => verify(storedHash, password)),
    dummyHash() {
      dummy ??= hashPassword(randomUUID())
      return dummy
    },
  }
}

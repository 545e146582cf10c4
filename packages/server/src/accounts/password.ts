import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { PasswordHasher } from '#shop'

/** Argon2id, the library's default, with the lowest parameters of OWASP's password storage cheat sheet. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each hash takes 19 MB and a core; more of them would starve the customers who are already signed in. */
const AT_ONCE = 2

/** Tests pass a lower `cost`: memory in KiB, passes and lanes. */
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

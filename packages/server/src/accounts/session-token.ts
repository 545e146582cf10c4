import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits (D-30). */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The database stores only this hash, which cannot sign in. A fast hash is enough for 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

import { readFileSync } from 'node:fs'

const packageFile = new URL('../../package.json', import.meta.url)

/** Version of the shop. Every package has the same one. */
export const { version: SHOP_VERSION } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }

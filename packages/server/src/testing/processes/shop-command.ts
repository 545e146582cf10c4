import path from 'node:path'

const MAIN = path.join(import.meta.dirname, '../../main.ts')
const RUNNER = path.join(import.meta.dirname, '../../../../../scripts/require-node.mjs')

/** What Node is given to run the shop as `npm start` does: with its compile cache the start takes half of the processor. */
export const SHOP_COMMAND = [RUNNER, MAIN]

import path from 'node:path'

const MAIN = path.join(import.meta.dirname, '../../main.ts')
const RUNNER = path.join(import.meta.dirname, '../../../../../scripts/require-node.mjs')

/** Node's arguments to run the shop as `npm start` does; its compile cache halves the CPU time of the start. */
export const SHOP_COMMAND = [RUNNER, MAIN]

/** Address that a started shop printed: in a line in production, otherwise in a block. */
export const printedAddress = (printed: string): string | undefined =>
  /(?:is listening at|^ {2}Shop) +(http\S+)/m.exec(printed)?.[1]

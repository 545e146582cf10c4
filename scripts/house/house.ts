// `npm run house`: figures of the product's source beside their limits; fails when one is above. A limit only ever falls.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run-tool.ts'
import { measureHouse } from './measure-house.ts'

const SOURCES = 'packages/*/{src,app,components,vite,service-worker}/**/*.{ts,tsx}'
const NO_PRODUCT = /\.(test|long|d)\.tsx?$|\/testing\/|^packages\/stripe-sandbox\//
const ASSEMBLY = 'packages/server/src/build-server.ts'

const files = globSync(SOURCES, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const sources = new Map(files.filter((file) => !NO_PRODUCT.test(file)).map((file) => [file, read(file)]))
const house = measureHouse(sources)
const assembly = read(ASSEMBLY)

/** What it is, its figure, the most that it may be, and where it should go. */
const figures: [name: string, figure: number, limit: number, target: number][] = [
  ['lines of product source', house.lines, 140_000, 115_000],
  ['lines of the file that is longer than nine of ten', house.tenthLongest, 128, 120],
  ['lines of the longest file', house.longest, 365, 250],
  ['functions of more than 100 lines', house.longFunctions, 26, 0],
  ['lint rules that a line ignores', house.lintIgnores, 15, 0],
  ['lines of build-server.ts', assembly.split('\n').length - 1, 85, 120],
  ['imports of build-server.ts', assembly.match(/^import /gm)?.length ?? 0, 25, 25],
]

let isOver = false
for (const [name, figure, limit, target] of figures) {
  isOver ||= figure > limit
  const mark = figure > limit ? '  too many' : ''
  console.log(`${name.padEnd(52)}${String(figure).padStart(8)} of ${limit}, wanted ${target}${mark}`)
}
process.exitCode = isOver ? 1 : 0

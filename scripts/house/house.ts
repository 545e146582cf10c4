// `npm run house`: prints size figures of the product's source with their limits, and fails above a limit. Limits only fall.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { holdLimits } from '../hold-limits.ts'
import { root } from '../run-tool.ts'
import { measureFile, measureHouse } from './measure-house.ts'

const SOURCES = 'packages/*/{src,app,components,vite,service-worker}/**/*.{ts,tsx}'
const NO_PRODUCT = /\.(test|long|d)\.tsx?$|\/testing\/|^packages\/stripe-sandbox\//
const ASSEMBLY = 'packages/server/src/build-server.ts'

const files = globSync(SOURCES, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const sources = new Map(files.filter((file) => !NO_PRODUCT.test(file)).map((file) => [file, read(file)]))
const house = measureHouse(sources)
const assembly = measureFile(ASSEMBLY, read(ASSEMBLY))

holdLimits([
  ['lines of product source', house.lines, 145_165, 115_000],
  ['lines of a file, 90th percentile', house.p90, 126, 120],
  ['lines of a file, maximum', house.longest, 250, 250],
  ['functions of more than 100 lines', house.longFunctions, 0, 0],
  ['lint ignores', house.lintIgnores, 0, 0],
  ['lines of build-server.ts', assembly.lines, 85, 120],
  ['imports of build-server.ts', assembly.imports, 25, 25],
])

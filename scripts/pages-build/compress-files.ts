import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|wasm)$/

/** Writes `<name>.br` and `<name>.gz` of every text below `folder` to `target`, with maximum compression. */
export async function compressFiles(folder: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(name, folder, target)),
  )
}

async function compress(name: string, folder: string, target: string): Promise<void> {
  const body = readFileSync(path.join(folder, name))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 9 })])
  mkdirSync(path.dirname(path.join(target, name)), { recursive: true })
  writeFileSync(path.join(target, `${name}.br`), br)
  writeFileSync(path.join(target, `${name}.gz`), gz)
}

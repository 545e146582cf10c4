import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

function aBuild() {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [client, compressed] = [path.join(folder, 'client'), path.join(folder, 'compressed')]
  mkdirSync(path.join(client, 'assets'), { recursive: true })
  return { client, compressed }
}

test('every text file of a build is compressed in two formats, and other files are not', async () => {
  const { client, compressed } = aBuild()
  const script = 'console.info("shop")\n'.repeat(50)
  writeFileSync(path.join(client, 'assets', 'shop.js'), script)
  writeFileSync(path.join(client, 'film.mp4'), 'moving')
  await compressFiles(client, compressed)
  const read = (name: string) => readFileSync(path.join(compressed, name))
  expect(brotliDecompressSync(read('assets/shop.js.br')).toString()).toBe(script)
  expect(gunzipSync(read('assets/shop.js.gz')).toString()).toBe(script)
  expect(existsSync(path.join(compressed, 'film.mp4.br'))).toBe(false)
})

test('files of an earlier build are deleted', async () => {
  const { client, compressed } = aBuild()
  mkdirSync(compressed)
  writeFileSync(path.join(compressed, 'logo.svg.br'), 'old')
  await compressFiles(client, compressed)
  expect(existsSync(compressed)).toBe(false)
})

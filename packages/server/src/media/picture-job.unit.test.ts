import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPictureJob } from '#media/picture-job'

test('a shop that ends while the catalogue is read leaves no process behind', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'picture-job-'))
  const started = vi.fn()
  subscribe('child_process', started)
  onTestFinished(() => {
    unsubscribe('child_process', started)
    return rm(dataFolder, { recursive: true })
  })
  const read = Promise.withResolvers<void>()
  async function* published() {
    await read.promise
    yield [{ image: [], variants: [] }]
  }
  const job = startPictureJob({ log: { error: vi.fn() } as never }, dataFolder, published())
  const closed = job.close()
  read.resolve()
  await closed
  expect(started).not.toHaveBeenCalled()
})

test('a database that a signal to all processes ends first is no failure of the pictures', async () => {
  const error = vi.fn()
  const stopRequest = new AbortController()
  const read = Promise.withResolvers<never>()
  async function* published() {
    yield read.promise
  }
  const job = startPictureJob({ log: { error } as never }, tmpdir(), published(), stopRequest.signal)
  read.reject(new Error('terminating connection due to administrator command'))
  await nextTurn().then(() => stopRequest.abort())
  await nextTurn()
  expect(error).not.toHaveBeenCalled()
  await job.close()
})

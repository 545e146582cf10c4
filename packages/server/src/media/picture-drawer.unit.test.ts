import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { MINUTE } from '@little-dunes/domain/durations'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPictureDrawer } from '#media/picture-drawer'
import { storePicture } from '#media/store-picture'

async function aDrawer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'picture-drawer-'))
  const [started, error] = [vi.fn(), vi.fn()]
  subscribe('child_process', started)
  onTestFinished(() => {
    unsubscribe('child_process', started)
    return rm(folder, { recursive: true })
  })
  const drawer = createPictureDrawer({ log: { error } as never }, folder)
  const png = sharp({ create: { width: 80, height: 100, channels: 3, background: '#2F7C86' } }).png()
  const master = await storePicture(folder, 'sea-cap', await png.toBuffer())
  const isThere = (address: string) =>
    access(path.join(folder, address)).then(
      () => true,
      () => false,
    )
  return { drawer, master, started, error, isThere }
}

test('the first request for a picture starts the process, and one process draws all waiting pictures', {
  timeout: MINUTE,
}, async () => {
  const { drawer, master, started, error, isThere } = await aDrawer()
  expect(started).not.toHaveBeenCalled()
  const derived = [derivedPicture(master, 160, 'webp'), derivedPicture(master, 400, 'avif')]
  await Promise.all([...derived, ...derived].map((address) => drawer.draw(address)))
  expect(await Promise.all(derived.map(isThere))).toEqual([true, true])
  expect(started).toHaveBeenCalledOnce()
  expect(error).not.toHaveBeenCalled()
  await drawer.close()
})

test('drawing a picture without an original resolves, and a closed shop draws no more pictures', {
  timeout: MINUTE,
}, async () => {
  const { drawer, master, started } = await aDrawer()
  await drawer.draw('/media/nothing.00000000-160.webp')
  const derived = derivedPicture(master, 160, 'webp')
  const drawing = drawer.draw(derived)
  await drawer.close()
  await drawing
  const runs = started.mock.calls.length
  await drawer.draw(derived)
  expect(started).toHaveBeenCalledTimes(runs)
})

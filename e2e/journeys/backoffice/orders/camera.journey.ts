import type { Locator, Page } from '@playwright/test'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { FRESH_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

/** Shows a barcode to the camera of the page; `width` is in modules. */
const showToCamera = (page: Page, bars: { path: string; width: number }) =>
  page.addInitScript(({ path, width }) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      canvas.width = 1280
      canvas.height = 720
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The canvas has no 2D context')
      const draw = () => {
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.fillStyle = 'white'
        context.fillRect(0, 0, canvas.width, canvas.height)
        context.setTransform(1000 / width, 0, 0, 240, 140, 240)
        context.fillStyle = 'black'
        context.fill(new Path2D(path))
      }
      setInterval(draw, 100)
      return canvas.captureStream(10)
    }
  }, bars)

test.describe('Packing with the camera', { tag: FRESH_SHOP }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the camera reads the barcode of a packing slip, and its reader loads only with the camera', async ({
    page,
    api,
    backoffice,
  }) => {
    const person = newPerson()
    const { token } = await api.signUp(person)
    const orderId = await placeOrder(api, token, person, await undiscountedChoices(api, 1))
    await backoffice.enter(`print?order=${orderId}`)
    const barcode = page.getByRole('img', { name: 'LD-10001' })
    const drawn = await barcode.evaluate((svg) => ({
      path: svg.querySelector('path')?.getAttribute('d') ?? '',
      width: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    }))
    await showToCamera(page, drawn)
    const readers: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.wasm')) readers.push(request.url())
    })
    await backoffice.enter('packing')
    await expect(page.getByRole('textbox', { name: 'Scan an item' })).toBeVisible()
    expect(readers).toEqual([])
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: "Wrong item: LD-10001 isn't in any of these orders." }),
    ).toBeVisible()
    expect(readers).toHaveLength(1)
    await expect(page.getByRole('button', { name: 'Light' })).toHaveCount(0)

    await backoffice.enter('inventory/count?shelf=')
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(page.getByText('No size here has the code “LD-10001”.')).toBeVisible()

    for (const choice of await undiscountedChoices(api, 2)) await placeOrder(api, token, person, [choice])
    await backoffice.enter('orders')
    for (const number of ['LD-10002', 'LD-10003'])
      await page
        .getByRole('row', { name: new RegExp(number) })
        .getByRole('checkbox')
        .check()
    await page.getByRole('button', { name: 'Mark packed' }).click()
    await expect(page.getByText('2 orders packed.')).toBeVisible()
    for (const number of ['LD-10002', 'LD-10003'])
      await page
        .getByRole('row', { name: new RegExp(number) })
        .getByRole('checkbox')
        .check()
    await page.getByRole('button', { name: 'Mark shipped' }).click()
    const ship = page.getByRole('dialog', { name: 'Ship 2 parcels' })
    await ship.getByRole('button', { name: 'Scan with the camera' }).click()
    // The scanned number belongs to no parcel here; it becomes the tracking number of the first one.
    await expect(ship.getByRole('textbox', { name: /LD-1000/ }).first()).toHaveValue('LD-10001')
    await expect(ship.getByRole('textbox', { name: /LD-1000/ }).last()).toBeFocused()
    await expect(ship.getByRole('textbox', { name: /LD-1000/ }).last()).toHaveValue('')
  })

  test('staff switch the camera light on and off where the device has one', async ({ page, backoffice }) => {
    await showToCamera(page, { path: 'M0 0h1v1h-1z', width: 3 })
    await page.addInitScript(() => {
      const switched: unknown[] = []
      Object.assign(window, { switched })
      MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities
      MediaStreamTrack.prototype.applyConstraints = async (constraints) => {
        switched.push(constraints?.advanced)
      }
    })
    await backoffice.enter('inventory')
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    const light = page.getByRole('button', { name: 'Light' })
    const end = async (of: Locator) =>
      Math.round(await of.evaluate((one) => one.getBoundingClientRect().right))
    await expect(light).toBeVisible()
    expect(await end(page.getByRole('button', { name: 'Close the camera' }))).toBe(
      await end(page.getByLabel('Camera', { exact: true })),
    )
    await light.click()
    await expect(light).toHaveAttribute('aria-pressed', 'true')
    await light.click()
    await expect(light).toHaveAttribute('aria-pressed', 'false')
    expect(await page.evaluate(() => Reflect.get(window, 'switched'))).toEqual([
      [{ torch: true }],
      [{ torch: false }],
    ])
  })
})

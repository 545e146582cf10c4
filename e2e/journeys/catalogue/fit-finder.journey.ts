import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Sizes in both the demo's size chart and this product. */
const USUAL = ['80', '90', '100', '110', '120']

test('the fit finder suggests a size from height, age or a saved child, and one click selects it', async ({
  page,
  api,
  session,
}) => {
  const product = (await api.products()).find(({ variants: [variant] }) =>
    USUAL.every((size) => variant?.sizes.some((entry) => entry.size === size && entry.stocks > 0)),
  )
  if (!product) throw new Error('No product has all usual sizes in stock')
  const token = await session.restore(newPerson())
  await api.call('POST /api/user/children/save', { children: [{ name: 'Layla', size: '120' }] }, token)
  await page.goto(`/products/${product._id}`)
  const sizes = page.getByRole('region', { name: 'Size', exact: true })
  await sizes.getByRole('button', { name: 'Find my size' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which size fits?' })
  const result = dialog.getByRole('status')
  await expect(result).toContainText("Enter your child's height or age")
  await dialog.getByLabel('Height in cm').fill('١٠٦')
  await expect(result).toContainText('Height 106 cm: size 110 is for 103–112 cm.')
  await dialog.getByLabel('Height in cm').fill('300')
  await expect(result).toContainText("Sorry, we don't have a size that large.")
  await dialog.getByLabel('Height in cm').clear()
  await dialog.getByLabel('Age in years').fill('13')
  await expect(result).toContainText('Age 13: size 160 is for around 13 years.')
  await dialog.getByLabel('Height in cm').fill('98,5')
  await result.getByRole('button', { name: 'Choose 100' }).click()
  await expect(dialog).toBeHidden()
  await expect(sizes.getByRole('button', { name: /^100 /, pressed: true })).toBeVisible()

  await sizes.getByRole('button', { name: 'Find my size' }).click()
  await dialog.getByRole('button', { name: 'Layla, 120' }).click()
  await expect(sizes.getByRole('button', { name: /^120 /, pressed: true })).toBeVisible()
})

test('the fit finder offers recently bought sizes, and a size with low stock says so', async ({
  page,
  api,
  session,
}) => {
  const bought = (await undiscountedChoices(api, 40)).find(({ size }) => USUAL.includes(size))
  if (!bought) throw new Error('The shop has no undiscounted product in a usual size')
  const person = newPerson()
  const token = await session.restore(person)
  await placeOrder(api, token, person, [bought])
  await page.goto(`/products/${bought.product._id}`)
  await page.getByRole('button', { name: 'Find my size' }).click()
  const again = page.getByRole('group', { name: 'Sizes you bought recently' })
  await expect(again.getByRole('button')).toHaveText([bought.size])

  const few = await api.choice(({ stock, size }) => stock > 0 && stock <= 3 && USUAL.includes(size))
  await page.goto(`/products/${few.product._id}`)
  await page.getByRole('region', { name: 'Colour' }).getByRole('button', { name: few.colour }).click()
  const sizes = page.getByRole('region', { name: 'Size', exact: true })
  await expect(sizes).not.toContainText('left in this size')
  await sizes.getByRole('button', { name: new RegExp(`^${few.size} `) }).click()
  await expect(sizes).toContainText(`Only ${few.stock} left in this size`)
})

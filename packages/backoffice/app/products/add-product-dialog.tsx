import { CATEGORIES, type Category, LONGEST_SKU } from '@little-dunes/domain/catalogue/product'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { filsFromText } from '#products/amount-text'
import { productPath } from '#products/product-query'
import { productsMessages as texts } from '#products/products-messages'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { useMutation } from '#ui/use-mutation'

const FIELDS = ['name', 'sku', 'price'] as const
type Wrong = (typeof FIELDS)[number]

export function AddProductDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const { busy, change } = useMutation()
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const readText = (name: string) => String(data.get(name)).trim()
    const [name, sku, price] = [readText('name'), readText('sku'), filsFromText(readText('price'))]
    const isMissing = { name: name === '', sku: sku === '', price: typeof price === 'string' || price === 0 }
    const missing = FIELDS.filter((field) => isMissing[field])
    setWrong(missing)
    if (missing.length > 0 || typeof price === 'string') return
    const category = readText('category') as Category
    const answer = await change('POST /api/staff/product/create', { name, sku, category, price })
    if (answer === null || isWireRefusal(answer)) return
    await navigate(productPath(answer.productId))
  }

  const getError = (field: Wrong) => (wrong.includes(field) ? texts.problems[field] : null)
  return (
    <Dialog onClose={onClose} title={texts.add} action={{ label: texts.create, form, busy }}>
      <form id={form} onSubmit={submit} noValidate>
        <TextField label={texts.name} name="name" maxLength={255} error={getError('name')} />
        <TextField
          label={texts.sku}
          hint={texts.skuHint}
          name="sku"
          maxLength={LONGEST_SKU}
          error={getError('sku')}
        />
        <TextField
          label={texts.priceWithVat}
          isInAed
          name="price"
          inputMode="decimal"
          error={getError('price')}
        />
        <SelectField label={texts.category} name="category">
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {texts.categories[category]}
            </option>
          ))}
        </SelectField>
      </form>
    </Dialog>
  )
}

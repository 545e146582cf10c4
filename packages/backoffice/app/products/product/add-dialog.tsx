import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import { productMessages as texts } from '#products/product/product-messages'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { useMutation } from '#ui/use-mutation'

/** Sizes in a typed list: `90, 100, 110`. */
const sizesIn = (text: string): string[] =>
  withLatinDigits(text)
    .split(/[,،;\n]/)
    .map((size) => size.trim())
    .filter(Boolean)

interface AddDialogProps {
  kind: 'colour' | 'size'
  productId: string
  onClose(): void
}

/** Adds a colour, or sizes to every colour; saved at once, because stock and pictures need it. */
export function AddDialog({ kind, productId, onClose }: AddDialogProps) {
  const { busy, change } = useMutation()
  const [error, setError] = useState<string | null>(null)
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [name, nameAr] = [String(data.get('name')).trim(), String(data.get('nameAr') ?? '').trim()]
    if (name === '' || (kind === 'size' && sizesIn(name).length === 0))
      return setError(texts.problems.required ?? null)
    const answer =
      kind === 'colour'
        ? await change('POST /api/staff/product/colour', { productId, name, nameAr })
        : await change('POST /api/staff/product/size', { productId, sizes: sizesIn(name) })
    if (answer === null) return
    if (isWireRefusal(answer)) return setError(answer.message)
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={kind === 'colour' ? texts.addColourTitle : texts.addSizeTitle}
      action={{ label: texts.add, form, busy }}
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={kind === 'colour' ? texts.colourName : texts.sizeName}
          hint={kind === 'size' && texts.sizeHint}
          name="name"
          maxLength={kind === 'colour' ? 80 : 400}
          error={error}
          autoComplete="off"
        />
        {kind === 'colour' && (
          <div lang="ar" dir="rtl">
            <TextField label={texts.colourNameAr} name="nameAr" maxLength={80} />
          </div>
        )}
      </form>
    </Dialog>
  )
}

import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import type { EditedProduct } from '@little-dunes/domain/contract/catalogue/staff/bulk-edit-calls'
import type { ListedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { BULK_FIELDS } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { inAed } from '#platform/format'
import styles from '#products/bulk/bulk-edit-dialog.module.css'
import { type BulkChoice, isFlag, isOfPrice, isStep, readEdit } from '#products/bulk/bulk-edit-draft'
import { bulkMessages as texts } from '#products/bulk/bulk-messages'
import { choiceWord } from '#products/choice-words'
import { productsMessages as listTexts } from '#products/products-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'
import { undoMessages as undoTexts } from '#ui/undo/undo-messages'
import { undoGroup } from '#ui/undo/use-undo'

const CHOICES: readonly BulkChoice[] = ['price_percent', 'price_add', 'price_set', ...BULK_FIELDS]

/** Options of a choice; null for typed values. */
function getOptions(choice: BulkChoice): readonly (readonly [value: string, name: string])[] | null {
  if (isFlag(choice))
    return [
      ['yes', texts.yes],
      ['no', texts.no],
    ] as const
  if (choice === 'category') return CATEGORIES.map((one) => [one, listTexts.categories[one]] as const)
  if (choice === 'status')
    return (['published', 'draft', 'archived'] as const).map(
      (one) => [one, uiMessages.productStatuses[one]] as const,
    )
  return null
}

const getFirst = (choice: BulkChoice): string => getOptions(choice)?.[0]?.[0] ?? ''

function valueText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return field.endsWith('price') ? inAed(value) : `${value}%`
  return choiceWord(field, String(value ?? '')) || texts.empty
}

interface ValueFieldProps {
  choice: BulkChoice
  error: string | null
  value: string
  onChange(value: string): void
}

function ValueField({ choice, error, value: typed, onChange }: ValueFieldProps) {
  const options = getOptions(choice)
  if (options)
    return (
      <SelectField
        label={texts.value}
        error={error}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  return (
    <TextField
      label={isStep(choice) ? texts.step : texts.value}
      hint={texts.hints[choice]}
      error={error}
      value={typed}
      maxLength={80}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const PlannedChanges = ({ choice, changed }: { choice: BulkChoice; changed: EditedProduct[] }) => (
  <section className={styles.planned} aria-label={texts.planned}>
    {changed.length === 0 && <p>{texts.nothing}</p>}
    <ul>
      {changed.map(({ productId, name, changes, lowestPrice }) => (
        <li key={productId}>
          <bdi>{name}</bdi>
          <span>
            {changes.map(({ field, from, to }) => (
              <bdi key={field}>{texts.from(valueText(field, from), valueText(field, to))}</bdi>
            ))}
            {isOfPrice(choice) && lowestPrice !== null && (
              <small>{texts.lowestPrice(inAed(lowestPrice))}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

export function BulkEditDialog({
  products,
  onClose,
}: {
  products: ListedProduct[]
  onClose(done: boolean): void
}) {
  const { revalidate } = useRevalidator()
  const [choice, setChoice] = useState<BulkChoice>('price_percent')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [planned, setPlanned] = useState<EditedProduct[] | null>(null)
  const [busy, setBusy] = useState(false)
  const changed = planned?.filter(({ changes }) => changes.length > 0) ?? []

  function edit(next: BulkChoice, value: string) {
    setChoice(next)
    setTyped(value)
    setError(null)
    setPlanned(null)
  }

  async function look() {
    const typedEdit = readEdit(choice, typed)
    if (!typedEdit) return setError(texts.problem)
    const productIds = products.map(({ id }) => id)
    const answer = await call('POST /api/staff/products/preview', { productIds, edit: typedEdit })
    if (!isWireRefusal(answer)) return setPlanned(answer.products)
    setError(answer.code === 'invalid_form' ? texts.problem : answer.message)
  }

  async function apply() {
    const answer = await call('POST /api/staff/products/save', { products: changed })
    if (isWireRefusal(answer)) return showError(answer.message)
    await revalidate()
    const { results, changeId } = answer
    const failed = results.filter(({ saved }) => !saved).map(({ productId }) => productId)
    const names = products.filter(({ id }) => failed.includes(id)).map(({ name }) => name)
    if (names.length > 0) showError(texts.notSaved(names.join(`${uiMessages.comma} `)))
    if (changeId !== null) {
      const run = () => void undoGroup(changeId).then(revalidate).catch(showError)
      showToast(texts.saved(results.length - failed.length), { undo: { label: undoTexts.undo, run } })
    }
    onClose(true)
  }

  function begin(work: () => Promise<void>) {
    setBusy(true)
    work()
      .catch(showError)
      .finally(() => setBusy(false))
  }

  return (
    <Dialog
      onClose={() => onClose(false)}
      title={texts.title(products.length)}
      cancel={texts.cancel}
      actions={
        planned === null ? (
          <Button busy={busy} onClick={() => begin(look)}>
            {texts.preview}
          </Button>
        ) : (
          changed.length > 0 && (
            <Button busy={busy} onClick={() => begin(apply)}>
              {texts.apply(changed.length)}
            </Button>
          )
        )
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={texts.what}
          value={choice}
          onChange={({ target }) => edit(target.value as BulkChoice, getFirst(target.value as BulkChoice))}
        >
          {CHOICES.map((one) => (
            <option key={one} value={one}>
              {texts.choices[one]}
            </option>
          ))}
        </SelectField>
        <ValueField choice={choice} error={error} value={typed} onChange={(value) => edit(choice, value)} />
      </div>
      {planned !== null && <PlannedChanges choice={choice} changed={changed} />}
    </Dialog>
  )
}

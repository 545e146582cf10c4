import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import {
  declaredField,
  type FormField,
} from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { BACKOFFICE } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { formatAgo, formatShortDateTime } from '#platform/format'
import { localName } from '#platform/local-name'
import styles from '#products/product/form/conflict-dialog.module.css'
import { conflictMessages as texts } from '#products/product/form/conflict-messages'
import { differingWords } from '#products/product/form/differing-words'
import { fieldName, valueText } from '#products/product/form/field-names'
import type { FieldChoices, SaveConflict } from '#products/product/form/product-draft'
import { productPath } from '#products/product-query'
import { Button, ExternalButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { commaList } from '#ui/display/comma-list'
import { Thumbnails } from '#ui/display/thumbnail.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import tables from '#ui/list/table.module.css'

/** Colour names for an order of colours; other values as in the history. */
const wordsFor = ({ colours }: WholeProduct, field: string, value: unknown): string =>
  field === 'colours' && Array.isArray(value)
    ? commaList(colours.toSorted((a, b) => value.indexOf(a.id) - value.indexOf(b.id)).map(localName))
    : valueText(field, value)

/** A value next to its conflicting value; differing words of texts are marked. */
function Value({
  product,
  field,
  value,
  other,
}: {
  product: WholeProduct
  field: string
  value: unknown
  other: unknown
}) {
  if (declaredField(field)?.kind === 'pictures' && Array.isArray(value) && value.length > 0)
    return <Thumbnails addresses={value.map(String)} />
  const { before, differs, after } = differingWords(
    wordsFor(product, field, value),
    wordsFor(product, field, other),
  )
  return (
    <bdi>
      {before}
      {differs && <mark>{differs}</mark>}
      {after}
    </bdi>
  )
}

interface ConflictDialogProps {
  product: WholeProduct
  conflict: SaveConflict
  busy: boolean
  onChosen(choices: FieldChoices): void
  onClose(): void
}

/**
 * Fields that were saved meanwhile by another team member, with both values to choose from. Fields without a conflict
 * are named.
 */
export function ConflictDialog({ product, conflict, busy, onChosen, onClose }: ConflictDialogProps) {
  const id = useId()
  const [now] = useState(() => Date.now())
  const [choices, setChoices] = useState<FieldChoices>({})
  const { clashes, ofMine, ofTheirs } = conflict
  const names = [...new Set(clashes.map(({ actorName }) => actorName))]
  const who = (names.length === 1 && names[0]) || texts.somebody
  const at = Math.max(...clashes.map((one) => one.at ?? 0))
  const listed = (fields: readonly string[]) => commaList(fields.map((field) => fieldName(product, field)))

  const choice = (field: FormField, which: 'mine' | 'theirs', value: ReactNode) => (
    <td>
      <label>
        <input
          type="radio"
          name={`${id} ${field}`}
          aria-labelledby={`${id}-${which} ${id}-${field} ${id}-${field}-${which}`}
          checked={(choices[field] ?? 'mine') === which}
          onChange={() => setChoices({ ...choices, [field]: which })}
        />
        <span id={`${id}-${field}-${which}`}>{value}</span>
      </label>
    </td>
  )

  return (
    <Dialog
      onClose={onClose}
      title={texts.title(who)}
      cancel={texts.back}
      actions={
        <>
          <ExternalButton look="quiet" href={`${BACKOFFICE}${productPath(product.id)}`}>
            {texts.open}
          </ExternalButton>
          <Button busy={busy} onClick={() => onChosen(choices)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{at > 0 ? texts.when(formatShortDateTime(at, now), formatAgo(at, now)) : texts.choose}</p>
      <table className={clsx(tables.table, styles.fields)}>
        <thead>
          <tr>
            <th id={`${id}-mine`}>{texts.mine}</th>
            <th id={`${id}-theirs`}>
              <bdi>{who}</bdi>
            </th>
          </tr>
        </thead>
        {clashes.map(({ field, mine, theirs }) => (
          <tbody key={field}>
            <tr>
              <th scope="rowgroup" colSpan={2} id={`${id}-${field}`}>
                {fieldName(product, field)}
              </th>
            </tr>
            <tr>
              {choice(field, 'mine', <Value {...{ product, field }} value={mine} other={theirs} />)}
              {choice(field, 'theirs', <Value {...{ product, field }} value={theirs} other={mine} />)}
            </tr>
          </tbody>
        ))}
      </table>
      <InlineAlert>
        {ofMine.length > 0 && texts.ofMine(listed(ofMine))}{' '}
        {ofTheirs.length > 0 && texts.ofTheirs(listed(ofTheirs))} {texts.stock}
      </InlineAlert>
    </Dialog>
  )
}

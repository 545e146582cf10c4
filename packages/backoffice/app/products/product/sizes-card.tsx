import { fieldNames } from '@little-dunes/domain/catalogue/fields/product-field'
import { SIZE_FIELDS, type SizeField } from '@little-dunes/domain/catalogue/fields/product-fields'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { localName } from '#platform/local-name'
import { filsFromText } from '#products/amount-text'
import { useFormFields } from '#products/product/form/form-context'
import { LocalizedTextField, OptionalAmountField } from '#products/product/form/form-fields.tsx'
import { productMessages as texts } from '#products/product/product-messages'
import { RemoveDialog } from '#products/product/remove-dialog.tsx'
import styles from '#products/product/sizes-card.module.css'
import { SIZES_ID } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { isBlock, pastedCells } from '#ui/form/pasted-cells'

/** From left to right. */
const COLUMNS = fieldNames(SIZE_FIELDS)

export function SizesCard({ product: { id: productId, colours } }: { product: WholeProduct }) {
  const { mayWrite, value, set } = useFormFields()
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null)
  const sheet = useRef<HTMLDetailsElement>(null)
  const location = useLocation()
  const ids = colours.flatMap(({ sizes }) => sizes.map(({ id }) => id))

  useEffect(() => {
    if (location.hash !== `#${SIZES_ID}` || !sheet.current) return
    sheet.current.open = true
    sheet.current.scrollIntoView()
  }, [location])

  function setCell(id: string, column: number, text: string) {
    const name = COLUMNS[column]
    if (!name) return
    const amount = text === '' ? null : filsFromText(text)
    set(`size.${id}.${name}`, name === 'price' ? amount : text.slice(0, SIZE_FIELDS[name].max))
  }

  function paste(event: ClipboardEvent, from: string, column: number) {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (!mayWrite || !isBlock(cells)) return
    event.preventDefault()
    const below = ids.slice(ids.indexOf(from))
    for (const [row, id] of below.entries())
      for (const [place, text] of (cells[row] ?? []).entries()) setCell(id, column + place, text)
  }

  function fillBelow(from: string, name: SizeField) {
    for (const id of ids.slice(ids.indexOf(from) + 1))
      set(`size.${id}.${name}`, value(`size.${from}.${name}`))
  }

  /** Ctrl-D, as in spreadsheets. */
  function fillDown(event: KeyboardEvent, from: string, name: SizeField) {
    const isFill = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd'
    if (!mayWrite || !isFill) return
    event.preventDefault()
    fillBelow(from, name)
  }

  return (
    <Card>
      <details id={SIZES_ID} ref={sheet} className={styles.sizes}>
        <summary>{texts.sizesTitle}</summary>
        {mayWrite && <p className={styles.hint}>{texts.sizesHint}</p>}
        {colours.map((colour) =>
          colour.sizes.map((size) => (
            <fieldset key={size.id} className={styles.size}>
              <legend>
                <bdi>{localName(colour)}</bdi> · {size.size}
              </legend>
              {COLUMNS.map((name, column) => {
                const common = {
                  label: texts.sizeFields[name],
                  inSheet: {
                    onPaste: (event: ClipboardEvent) => paste(event, size.id, column),
                    onKeyDown: (event: KeyboardEvent) => fillDown(event, size.id, name),
                  },
                }
                return name === 'price' ? (
                  <OptionalAmountField key={name} field={`size.${size.id}.${name}`} {...common} />
                ) : (
                  <LocalizedTextField key={name} field={`size.${size.id}.${name}`} {...common} />
                )
              })}
              {mayWrite && (
                <div className={styles.tools}>
                  <Button
                    look="quiet"
                    size="small"
                    onClick={() => setRemoving({ id: size.id, name: `${localName(colour)} ${size.size}` })}
                  >
                    {texts.removeSize(`${localName(colour)} ${size.size}`)}
                  </Button>
                  {size.id !== ids.at(-1) && Boolean(value(`size.${size.id}.shelf`)) && (
                    <Button look="quiet" size="small" onClick={() => fillBelow(size.id, 'shelf')}>
                      {texts.sameShelfBelow}
                    </Button>
                  )}
                </div>
              )}
            </fieldset>
          )),
        )}
      </details>
      {removing && <RemoveDialog productId={productId} {...removing} onClose={() => setRemoving(null)} />}
    </Card>
  )
}

import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { papersMessages } from '#papers/papers-messages'
import { LABEL_PAPERS, type LabelPaper, MOST_LABELS, sizeLabelsAddress } from '#papers/size-labels-address'
import { localName } from '#products/product/local-name'
import styles from '#products/product/stock/labels-dialog.module.css'
import type { SizeOfColour } from '#products/product/stock/size-of-colour'
import { stockMessages as texts } from '#stock/size/stock-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface LabelsDialogProps {
  productId: string
  sizes: SizeOfColour[]
  onClose(): void
}

/** Which sizes get labels, and how many; they open as one document. */
export function LabelsDialog({ productId, sizes, onClose }: LabelsDialogProps) {
  const navigate = useNavigate()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [copies, setCopies] = useState<Readonly<Record<string, string>>>({})
  const copiesOf = (id: string): string => copies[id] ?? '1'
  const asked = sizes.flatMap(({ size: { id } }) => {
    const count = Number(copiesOf(id))
    return left.has(id) || count === 0 ? [] : [{ sizeId: id, copies: count }]
  })
  const sum = asked.reduce((total, one) => total + one.copies, 0)
  const ids = sizes.map(({ size }) => size.id)
  const open = (paper: LabelPaper) => navigate(sizeLabelsAddress(productId, paper, asked))

  function choose(id: string, isChosen: boolean) {
    setLeft(isChosen ? left.difference(new Set([id])) : left.union(new Set([id])))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.printLabels}
      actions={LABEL_PAPERS.map((paper) => (
        <Button
          key={paper}
          look={paper === 'thermal' ? 'filled' : 'outline'}
          disabled={sum === 0 || sum > MOST_LABELS}
          onClick={() => open(paper)}
        >
          {papersMessages.labelPapers[paper]}
        </Button>
      ))}
    >
      <p className={styles.hint}>{texts.labelsHint}</p>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={left.size === 0}
          onChange={({ target }) => setLeft(new Set(target.checked ? [] : ids))}
        />
        {texts.chooseAll}
        <span role="status">
          {sum > MOST_LABELS ? texts.tooManyLabels(MOST_LABELS) : texts.labelCount(sum)}
        </span>
      </label>
      <ul className={styles.sizes}>
        {sizes.map(({ colour, size }) => {
          const name = texts.moveTitle(localName(colour), size.size)
          return (
            <li key={size.id}>
              <label>
                <input
                  type="checkbox"
                  aria-label={texts.chooseSize(name)}
                  checked={!left.has(size.id)}
                  onChange={({ target }) => choose(size.id, target.checked)}
                />
                <span>
                  <bdi>{localName(colour)}</bdi> · <bdi>{size.size}</bdi>
                  <small>
                    <bdi>{size.barcode ?? size.sku}</bdi>
                  </small>
                </span>
              </label>
              <input
                className={styles.copies}
                aria-label={texts.labelsOf(name)}
                inputMode="numeric"
                disabled={left.has(size.id)}
                value={copiesOf(size.id)}
                onChange={({ target }) =>
                  setCopies({
                    ...copies,
                    [size.id]: withLatinDigits(target.value).replace(/\D/g, '').slice(0, 3),
                  })
                }
              />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

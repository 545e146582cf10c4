import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { documentsMessages } from '#documents/documents-messages'
import { LABEL_PAPERS, type LabelPaper, MAX_LABELS, sizeLabelsAddress } from '#documents/size-labels-address'
import styles from '#inventory/labels/labels-dialog.module.css'
import { stockMessages as texts } from '#inventory/size/stock-messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export interface LabelSize {
  id: string
  productId: string
  /** In words, for screen readers. */
  name: string
  head: string
  /** Barcode or SKU. */
  code: string
  /** Initial number of copies. */
  copies?: number
}

interface LabelsDialogProps {
  sizes: readonly LabelSize[]
  onClose(): void
}

export function LabelsDialog({ sizes, onClose }: LabelsDialogProps) {
  const navigate = useNavigate()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [copies, setCopies] = useState<Readonly<Record<string, string>>>({})
  const getCopies = ({ id, copies: first = 1 }: LabelSize): string => copies[id] ?? String(first)
  const asked = sizes.flatMap((size) => {
    const count = Number(getCopies(size))
    return left.has(size.id) || count === 0
      ? []
      : [{ sizeId: size.id, productId: size.productId, copies: count }]
  })
  const sum = asked.reduce((total, one) => total + one.copies, 0)
  const ids = sizes.map(({ id }) => id)
  const open = (paper: LabelPaper) => {
    const productIds = [...new Set(asked.map(({ productId }) => productId))]
    return navigate(sizeLabelsAddress(productIds, paper, asked))
  }

  function choose(id: string, isChosen: boolean) {
    setLeft(isChosen ? left.difference(new Set([id])) : left.union(new Set([id])))
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.printLabels}
      actions={LABEL_PAPERS.map((paper) => (
        <Button
          key={paper}
          look={paper === 'thermal' ? 'filled' : 'outline'}
          disabled={sum === 0 || sum > MAX_LABELS}
          onClick={() => open(paper)}
        >
          {documentsMessages.labelPapers[paper]}
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
          {sum > MAX_LABELS ? texts.tooManyLabels(MAX_LABELS) : texts.labelCount(sum)}
        </span>
      </label>
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={size.id}>
            <label>
              <input
                type="checkbox"
                aria-label={texts.chooseSize(size.name)}
                checked={!left.has(size.id)}
                onChange={({ target }) => choose(size.id, target.checked)}
              />
              <span>
                <bdi>{size.head}</bdi>
                <small>
                  <bdi>{size.code}</bdi>
                </small>
              </span>
            </label>
            <input
              className={styles.copies}
              aria-label={texts.countLabel(size.name)}
              inputMode="numeric"
              disabled={left.has(size.id)}
              value={getCopies(size)}
              onChange={({ target }) =>
                setCopies({
                  ...copies,
                  [size.id]: withLatinDigits(target.value).replace(/\D/g, '').slice(0, 3),
                })
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

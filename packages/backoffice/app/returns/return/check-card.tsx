import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeReturn } from '@little-dunes/domain/contract/staff/return-calls'
import { clsx } from 'clsx'
import { Droplets, Sparkles, Trash2 } from 'lucide'
import { type FormEvent, useState } from 'react'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import styles from '#returns/return/return-dialogs.module.css'
import { returnsMessages as texts } from '#returns/returns-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import choiceStyles from '#ui/form/choices.module.css'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { showToast } from '#ui/toast/toast-store'

const ICONS = { asNew: Sparkles, worn: Droplets, broken: Trash2 } as const
type Condition = keyof typeof ICONS
const CONDITIONS = Object.keys(ICONS) as Condition[]

interface Piece {
  key: string
  position: number
  name: string
}

/** Each unit by itself: of two pairs of socks one may be broken. */
const piecesOf = ({ lines }: WholeReturn): Piece[] =>
  lines.flatMap(({ position, name, size, quantity }) =>
    Array.from({ length: quantity }, (_, at) => ({
      key: `${position} ${at}`,
      position,
      name: quantity === 1 ? texts.onePiece(name, size) : texts.pieceOfMany(name, size, at + 1, quantity),
    })),
  )

/** How each piece of the parcel is: what is as new goes back on the shelf. */
export function CheckCard({ one }: { one: WholeReturn }) {
  const { busy, change } = useOrderMutation()
  const [found, setFound] = useState<Readonly<Record<string, Condition>>>({})
  const [isAsked, setAsked] = useState(false)
  const pieces = piecesOf(one)
  const count = (condition: Condition, position?: number) =>
    pieces.filter(
      (piece) => found[piece.key] === condition && (position ?? piece.position) === piece.position,
    ).length
  const open = pieces.filter(({ key }) => found[key] === undefined).length

  async function check(event: FormEvent) {
    event.preventDefault()
    if (open > 0) return setAsked(true)
    const lines = one.lines.map(({ position }) => ({
      position,
      asNew: count('asNew', position),
      worn: count('worn', position),
      broken: count('broken', position),
    }))
    if (await change('POST /api/staff/return/check', { returnId: one.id, lines })) showToast(texts.checked)
  }

  return (
    <Card title={texts.condition}>
      <form onSubmit={check}>
        {pieces.map(({ key, name }) => (
          <fieldset key={key} className={clsx(choiceStyles.choices, choiceStyles.tiles)}>
            <legend>
              <bdi>{name}</bdi>
            </legend>
            {CONDITIONS.map((condition) => (
              <label key={condition}>
                <input
                  type="radio"
                  name={key}
                  checked={found[key] === condition}
                  onChange={() => setFound({ ...found, [key]: condition })}
                />
                <Icon node={ICONS[condition]} />
                {texts.conditions[condition]}
              </label>
            ))}
          </fieldset>
        ))}
        {isAsked && open > 0 && <InlineAlert kind="error">{texts.conditionNeeded}</InlineAlert>}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {texts.check}
          </Button>
          <p role="status" className={styles.warning}>
            {open < pieces.length && texts.checkSum(count('asNew'), count('worn') + count('broken'))}
          </p>
        </div>
      </form>
    </Card>
  )
}

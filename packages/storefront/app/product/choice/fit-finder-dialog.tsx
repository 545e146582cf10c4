import { Icon } from '@little-dunes/design/icon.tsx'
import { type ChildMeasures, findSize, isInKilograms } from '@little-dunes/domain/catalogue/fit/fit-finder'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import type { Fit } from '@little-dunes/domain/reviews/review'
import { clsx } from 'clsx'
import { Check } from 'lucide'
import { useEffect, useState } from 'react'
import type { SizeChart } from '#catalogue/size-tables.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import styles from '#product/choice/fit-finder-dialog.module.css'
import { sizeDialogMessages } from '#product/choice/size-dialog-messages'
import type { SizeOption } from '#product/choice/use-variant-selection'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import textStyles from '#ui/text.module.css'

interface FitFinderDialogProps {
  sizes: readonly SizeOption[]
  chart: SizeChart
  /** Buyers' opinion of the fit; null with too few opinions. */
  fit: { fit: Fit; percent: number } | null
  open: boolean
  onClose(): void
  onChoose(size: string): void
}

const MEASURES = ['height', 'age', 'weight'] as const

/** Parses a number with a comma or a point, in Latin or Arabic digits; null for anything else. */
function parseNumber(typed: string): number | null {
  const text = withLatinDigits(typed).trim().replace(/[,٫]/, '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** Names and sizes of the customer's children; none for a guest. */
function useChildren() {
  const token = useSession((session) => session.token)
  const [children, setChildren] = useState<{ name: string; size: string }[]>([])
  useEffect(() => {
    setChildren([])
    if (token)
      call('POST /api/user/children', {}).then(
        (answer) => answer.success && setChildren(answer.children),
        () => undefined,
      )
  }, [token])
  return children
}

/** Sizes of the customer's recent orders; none for a guest. */
function useBoughtSizes() {
  const token = useSession((session) => session.token)
  const [bought, setBought] = useState<string[]>([])
  useEffect(() => {
    setBought([])
    if (token)
      call('POST /api/user/bought-sizes', {}).then(
        (answer) => answer.success && setBought(answer.sizes),
        () => undefined,
      )
  }, [token])
  return bought
}

/** Finds a child's size by the size chart, and shows the reasons. */
export default function FitFinderDialog({
  sizes,
  chart: { sizeChart, sizeChartWeightHeading },
  fit,
  open,
  onClose,
  onChoose,
}: FitFinderDialogProps) {
  const t = useMessages(sizeDialogMessages).fitFinder
  const [typed, setTyped] = useState({ height: '', age: '', weight: '' })
  const children = useChildren().filter(({ size }) => sizes.some((offered) => offered.size === size))
  const bought = useBoughtSizes().filter((size) => sizes.some((offered) => offered.size === size))
  const hasWeight = isInKilograms(sizeChartWeightHeading, sizeChart)
  const measures: ChildMeasures = {
    height: parseNumber(typed.height),
    age: parseNumber(typed.age),
    weight: hasWeight ? parseNumber(typed.weight) : null,
  }
  const isKnown = MEASURES.some((measure) => measures[measure] !== null)

  function take(size: string): void {
    onChoose(size)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={t.title}
      closeLabel={t.close}
      className={styles.dialog}
      sheet
    >
      <div className={styles.asked}>
        <h2 className={textStyles.display}>{t.title}</h2>
        <p>{hasWeight ? t.text : t.textWithoutWeight}</p>
        {children.length > 0 && (
          <fieldset>
            <legend>{t.children}</legend>
            <div className={styles.children}>
              {children.map(({ name, size }) => (
                <Button key={`${name} ${size}`} look="outline" size="small" onClick={() => take(size)}>
                  {t.child(name, size)}
                </Button>
              ))}
            </div>
          </fieldset>
        )}
        {bought.length > 0 && (
          <fieldset>
            <legend>{t.bought}</legend>
            <div className={styles.children}>
              {bought.map((size) => (
                <Button key={size} look="outline" size="small" onClick={() => take(size)}>
                  {size}
                </Button>
              ))}
            </div>
          </fieldset>
        )}
        {MEASURES.filter((measure) => measure !== 'weight' || hasWeight).map((measure) => (
          <Field key={measure} label={t[measure]}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                value={typed[measure]}
                onChange={({ target }) => setTyped({ ...typed, [measure]: target.value })}
              />
            )}
          </Field>
        ))}
        <p className={styles.note}>{t.privacy}</p>
      </div>
      <div className={styles.result} role="status">
        {isKnown ? (
          <SizeResult
            result={findSize(sizeChart, measures, fit?.fit === 'small')}
            {...{ sizes, fit }}
            onTake={take}
          />
        ) : (
          <p>{t.ask}</p>
        )}
      </div>
    </Dialog>
  )
}

interface SizeResultProps extends Pick<FitFinderDialogProps, 'sizes' | 'fit'> {
  result: ReturnType<typeof findSize>
  onTake(size: string): void
}

/** The size with its reasons, and its availability in the colour. */
function SizeResult({ result, sizes, fit, onTake }: SizeResultProps) {
  const t = useMessages(sizeDialogMessages).fitFinder
  if (!result) return <p>{t.tooTall}</p>
  const { size, larger, reasons, isSizedUp } = result
  const offered = sizes.find((one) => one.size === size)
  return (
    <>
      <p>{t.sizeFor}</p>
      <b className={clsx(styles.size, textStyles.display)}>{size}</b>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.by}>
            <Icon node={Check} />
            {t.reasons[reason.by](reason)}
          </li>
        ))}
        {isSizedUp && fit && (
          <li>
            <Icon node={Check} />
            {t.sizedUp(fit.percent)}
          </li>
        )}
      </ul>
      {larger && <p className={styles.note}>{t.larger(larger)}</p>}
      {!offered && <p>{t.notOffered(size)}</p>}
      {offered?.left === 0 && <p>{t.soldOut(size)}</p>}
      {offered && offered.left > 0 && <Button onClick={() => onTake(size)}>{t.take(size)}</Button>}
    </>
  )
}

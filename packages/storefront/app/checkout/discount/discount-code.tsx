import { Icon } from '@little-dunes/design/icon.tsx'
import type { DiscountableProduct } from '@little-dunes/domain/orders/discount-codes'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { AppliedDiscount } from '#checkout/checkout-draft'
import { checkoutMessages } from '#checkout/checkout-messages'
import { checkDiscountCode } from '#checkout/discount/check-discount-code'
import styles from '#checkout/discount/discount-code.module.css'
import { forgetLinkedCode, readLinkedCode } from '#checkout/linked-code'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import fieldStyles from '#ui/form/field.module.css'
import { Input } from '#ui/form/input.tsx'
import { dismissToasts, showToast } from '#ui/toast/toast-store'

interface DiscountCodeProps {
  /** Items of the order. */
  items: readonly DiscountableProduct[]
  text: string
  applied: AppliedDiscount | null
  /** Runs before a code can be checked; returns a message when the check is not possible. */
  prepare?: (() => Promise<string | null>) | undefined
  /** True for a linked code that is checked when the form is submitted. */
  isWaiting: boolean
  onChange(text: string, applied: AppliedDiscount | null): void
}

/** CONST-41. */
const TOAST_MS = 3000

/** CHK-07 to CHK-09. Only an applied code is submitted; editing the box clears it (D-44). */
export function DiscountCode({ items, text, applied, prepare, isWaiting, onChange }: DiscountCodeProps) {
  const t = useMessages(checkoutMessages)
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  /** The text of the latest check; answers to earlier texts are ignored. */
  const asked = useRef<string | null>(null)

  function edit(next: string): void {
    asked.current = null
    setProblem(null)
    forgetLinkedCode()
    onChange(next, null)
  }

  const begin = useEffectEvent(() => {
    const linked = text === '' ? readLinkedCode() : ''
    if (linked === '') return
    onChange(linked, null)
    // Guests enter their details before their code is checked.
    if (!prepare) void check(linked)
  })
  useEffect(() => begin(), [])

  async function apply(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (asked.current === text) return
    asked.current = text
    dismissToasts()
    const obstacle = (await prepare?.()) ?? null
    if (obstacle !== null && asked.current === text) {
      asked.current = null
      return setProblem(obstacle)
    }
    await check(text)
  }

  async function check(code: string): Promise<void> {
    asked.current = code
    const outcome = await checkDiscountCode(call, code, items, t)
    if (asked.current !== code) return
    asked.current = null
    onChange(code, outcome.applied)
    setProblem(outcome.applied ? null : outcome.message)
    if (outcome.toast) showToast(outcome.toast, { kind: outcome.applied ? 'notice' : 'error', ms: TOAST_MS })
  }

  return (
    <form className={clsx(fieldStyles.field, styles.code)} noValidate onSubmit={apply}>
      <label htmlFor={id}>{t.code}</label>
      <div className={styles.controls}>
        <Input
          id={id}
          value={text}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          aria-describedby={`${id}-message`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => edit(event.target.value)}
        />
        <Button type="submit" look="outline" size="small">
          {t.apply}
        </Button>
      </div>
      <div id={`${id}-message`} role="status">
        {applied && (
          <p className={clsx(fieldStyles.success, styles.success)}>
            <Icon node={CircleCheck} />
            {t.codeApplied}
          </p>
        )}
        {isWaiting && !problem && <p className={styles.waits}>{t.codeWaits}</p>}
        {problem && (
          <p className={fieldStyles.error}>
            <Icon node={CircleAlert} />
            {problem}
          </p>
        )}
      </div>
    </form>
  )
}

import { Icon } from '@little-dunes/design/icon.tsx'
import { type ChildSize, LONGEST_CHILD_NAME, MAX_CHILDREN } from '@little-dunes/domain/accounts/child-sizes'
import { X } from 'lucide'
import { type FormEvent, useEffect, useState } from 'react'
import styles from '#account/details/children-form.module.css'
import { detailsMessages } from '#account/details/details-messages'
import { useSending } from '#account/details/use-sending'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/form/input.tsx'
import { showToast } from '#ui/toast/toast-store'

/** A row keeps its key while others are removed. */
interface Row extends ChildSize {
  key: string
}

const withKeys = (children: readonly ChildSize[]): Row[] =>
  children.map((child) => ({ ...child, key: crypto.randomUUID() }))

/** Names and sizes of children; hidden until loaded. */
export function ChildrenForm() {
  const t = useMessages(detailsMessages)
  const [rows, setRows] = useState<Row[] | null>(null)
  useEffect(() => {
    call('POST /api/user/children', {}).then(
      (answer) => answer.success && setRows(withKeys(answer.children)),
      () => undefined,
    )
  }, [])
  const { busy, sendOnce } = useSending(save)

  async function save(remaining: readonly Row[]): Promise<void> {
    const children = remaining.map(({ name, size }) => ({ name, size }))
    const answer = await call('POST /api/user/children/save', { children })
    if (!answer.success) throw new Error(answer.message)
    setRows(withKeys(answer.children))
    showToast(answer.message)
  }

  if (!rows) return <p>{t.childrenText}</p>
  const change = (key: string, part: Partial<ChildSize>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  return (
    <form
      className={styles.form}
      aria-labelledby="children"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void sendOnce(rows)
      }}
    >
      <p>{t.childrenText}</p>
      {rows.map(({ key, name, size }, place) => (
        <div key={key} className={styles.child}>
          <Input
            aria-label={t.childNameLabel(place + 1)}
            placeholder={t.childName}
            value={name}
            maxLength={LONGEST_CHILD_NAME}
            onChange={({ target }) => change(key, { name: target.value })}
          />
          <Input
            aria-label={t.childSizeLabel(place + 1)}
            placeholder={t.childSize}
            value={size}
            maxLength={20}
            onChange={({ target }) => change(key, { size: target.value })}
          />
          <button
            type="button"
            aria-label={t.removeChild(name || String(place + 1))}
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
          >
            <Icon node={X} />
          </button>
        </div>
      ))}
      <div className={styles.actions}>
        {rows.length < MAX_CHILDREN && (
          <Button look="outline" onClick={() => setRows([...rows, ...withKeys([{ name: '', size: '' }])])}>
            {t.addChild}
          </Button>
        )}
        <Button type="submit" aria-disabled={busy}>
          {t.saveChildren}
        </Button>
      </div>
    </form>
  )
}

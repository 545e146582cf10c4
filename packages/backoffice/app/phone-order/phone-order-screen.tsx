import { useState } from 'react'
import { AddressFields } from '#orders/address/address-fields.tsx'
import { withItem } from '#orders/item-picker/with-item'
import { CallerCard } from '#phone-order/caller-card.tsx'
import { ItemsCard } from '#phone-order/items-card.tsx'
import styles from '#phone-order/phone-order.module.css'
import { EMPTY_DRAFT, type PhoneOrderDraft, quoteInput, withCaller } from '#phone-order/phone-order-draft'
import { phoneOrderMessages as texts } from '#phone-order/phone-order-messages'
import { PlacedCard } from '#phone-order/placed-card.tsx'
import { SumsCard } from '#phone-order/sums-card.tsx'
import { usePlaceOrder } from '#phone-order/use-place-order'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { remindOfChoices } from '#ui/resource-picker/open-choices'
import { useQuote } from '#ui/use-quote'

export function Component() {
  const [draft, setDraft] = useState<PhoneOrderDraft>(EMPTY_DRAFT)
  const { quote, refusal, pending, refresh } = useQuote(
    'POST /api/staff/phone-order/quote',
    quoteInput(draft),
  )
  const { busy, placed, errors, setErrors, place, forget } = usePlaceOrder(refresh)
  const change = (part: Partial<PhoneOrderDraft>) => setDraft((before) => ({ ...before, ...part }))
  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.orders, name: texts.orders }}>
      {placed ? (
        <PlacedCard
          {...placed}
          onAnother={() => {
            setDraft(EMPTY_DRAFT)
            forget()
          }}
        />
      ) : (
        <Columns>
          <Stack>
            <CallerCard
              draft={draft}
              onCaller={(caller) => setDraft((before) => withCaller(before, caller))}
              onForget={() => change({ caller: null, mayExceedLimits: false })}
              onLanguage={(language) => change({ language })}
            />
            <ItemsCard
              items={draft.items}
              quote={quote}
              onChange={(items) => change({ items })}
              onPick={(item) => setDraft((before) => ({ ...before, items: withItem(before.items, item) }))}
            />
            <Card title={texts.address}>
              <div className={styles.address}>
                <AddressFields
                  value={draft.address}
                  errors={errors}
                  onChange={(field, text) => {
                    setDraft((before) => ({ ...before, address: { ...before.address, [field]: text } }))
                    setErrors({ ...errors, [field]: undefined })
                  }}
                />
              </div>
            </Card>
          </Stack>
          <SumsCard
            draft={draft}
            quote={quote}
            refusal={refusal}
            busy={busy || pending}
            onChange={change}
            onPlace={() => quote && !remindOfChoices() && place(draft, quote.amount)}
          />
        </Columns>
      )}
      <LeaveGuard
        active={draft.items.length > 0 && !placed}
        title={texts.leaveTitle}
        text={texts.leaveText}
      />
    </Page>
  )
}

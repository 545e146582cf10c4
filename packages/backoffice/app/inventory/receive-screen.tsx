import { Icon } from '@little-dunes/design/icon.tsx'
import { ClipboardPaste } from 'lucide'
import { useNavigate } from 'react-router'
import { BookFoot } from '#inventory/book-foot.tsx'
import type { ReceivedLine } from '#inventory/delivery-draft'
import { LabelsButton } from '#inventory/labels/labels-button.tsx'
import type { LabelSize } from '#inventory/labels/labels-dialog.tsx'
import { pastedMessages } from '#inventory/pasted/pasted-messages'
import { ReceivedRow } from '#inventory/received-row.tsx'
import { receivingMessages as texts } from '#inventory/receiving-messages'
import { ScanBox } from '#inventory/scan-box.tsx'
import { stockRoomMessages } from '#inventory/stock-room-messages'
import { StockViews } from '#inventory/stock-views.tsx'
import { useDelivery } from '#inventory/use-delivery'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import choiceStyles from '#ui/form/choices.module.css'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import tables from '#ui/list/table.module.css'
import { Page, Stack } from '#ui/page.tsx'
import { useScanField } from '#ui/scanner/use-scan-field'
import { showError } from '#ui/toast/toast-store'

/** One label per received unit. */
const toLabels = ({ sizeEntryId, name, head, detail, units, label }: ReceivedLine): LabelSize[] =>
  label && units > 0 ? [{ ...label, id: sizeEntryId, name, head: `${head} · ${detail}`, copies: units }] : []

/** A supplier's delivery: each scan adds a unit, and all units are booked at once. */
export function Component() {
  const navigate = useNavigate()
  const field = useScanField()
  const { lines, note, items, sizes, last, problem, offered, busy, ...delivery } = useDelivery()

  async function book() {
    if (await delivery.book()) await navigate(PATHS.inventoryLedger)
  }

  return (
    <Page
      title={texts.title}
      context={texts.context}
      parent={{ to: PATHS.inventory, name: stockRoomMessages.title }}
      actions={
        <>
          <StockViews current="receive" />
          <LabelsButton sizes={lines.flatMap(toLabels)} />
          <ButtonLink look="outline" to={PATHS.inventoryPaste}>
            <Icon node={ClipboardPaste} />
            {pastedMessages.title}
          </ButtonLink>
        </>
      }
    >
      <Stack>
        {problem?.sizeEntryId === null && (
          <InlineAlert
            kind="error"
            action={
              problem.isBookedBefore && (
                <Button look="outline" size="small" onClick={delivery.beginAnew}>
                  {texts.beginAnew}
                </Button>
              )
            }
          >
            {problem.text}
          </InlineAlert>
        )}
        <Card title={texts.list} flush>
          <ScanBox label={stockRoomMessages.scanOrArticle} field={field} onScan={delivery.scan} last={last}>
            {offered.length > 0 && (
              <p className={choiceStyles.choices}>
                {offered.map((one) => (
                  <Button key={one.id} look="light" size="small" onClick={() => delivery.addUnit(one)}>
                    <Parts of={[one.colour, sizeName(one.size)]} />
                  </Button>
                ))}
              </p>
            )}
          </ScanBox>
          {lines.length === 0 && <EmptyState text={texts.empty} />}
          {lines.length > 0 && (
            <table className={tables.table}>
              <thead>
                <tr>
                  <th>{stockRoomMessages.shelfProducts}</th>
                  <th>{texts.items}</th>
                  <th aria-label={texts.removeHead} />
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <ReceivedRow
                    key={line.sizeEntryId}
                    line={line}
                    error={problem?.sizeEntryId === line.sizeEntryId ? problem.text : null}
                    onChange={(units) => delivery.setUnits(line, units)}
                    onScan={delivery.scan}
                    onRemove={() => delivery.remove(line)}
                  />
                ))}
              </tbody>
            </table>
          )}
          <BookFoot
            sum={texts.sum(items, sizes)}
            noteLabel={texts.note}
            note={note}
            onNote={delivery.setNote}
          >
            <Button onClick={() => book().catch(showError)} busy={busy} disabled={sizes === 0}>
              {texts.book}
            </Button>
          </BookFoot>
        </Card>
      </Stack>
    </Page>
  )
}

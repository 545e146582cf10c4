import { Icon } from '@little-dunes/design/icon.tsx'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { Printer } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { documentsMessages as texts } from '#documents/documents-messages'
import { PackingSlip } from '#documents/packing-slip.tsx'
import { ParcelLabel } from '#documents/parcel-label.tsx'
import { PAPER_KINDS, printAddress, readPrintAddress } from '#documents/print-address'
import styles from '#documents/print-screen.module.css'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readPrintAddress(new URL(request.url).searchParams)
  return { ...asked, ...(await load('GET /api/staff/orders/packing-slips', { orderIds: asked.orderIds })) }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

const Skipped = ({ skipped }: Pick<Loaded, 'skipped'>) => (
  <InlineAlert>
    {skipped.map(({ id, number, status }) => (
      <p key={id}>
        {number === null || status === null ? texts.unknown : texts.skipped(orderNumberText(number), status)}
      </p>
    ))}
  </InlineAlert>
)

function Papers({ paper, papers, seller }: Pick<Loaded, 'paper' | 'papers' | 'seller'>) {
  if (paper === 'label') return papers.map((one) => <ParcelLabel key={one.id} paper={one} seller={seller} />)
  return papers.map((one) => (
    <PackingSlip key={one.id} paper={one} seller={seller} isSmall={paper === 'slip-a5'} />
  ))
}

export function Component() {
  const { paper, orderIds, papers, skipped, seller } = useLoaderData<typeof loader>()
  return (
    <div className={styles.document}>
      <div className={styles.onScreen}>
        <Page
          title={texts.title}
          context={texts.ready(papers.length)}
          actions={
            <>
              <ButtonLink look="outline" to={PATHS.orders}>
                {texts.back}
              </ButtonLink>
              {papers.length > 0 && (
                <Button onClick={() => window.print()}>
                  <Icon node={Printer} />
                  {texts.print}
                </Button>
              )}
            </>
          }
        >
          <Tabs
            label={texts.title}
            tabs={PAPER_KINDS.map((kind) => ({
              to: printAddress(kind, orderIds),
              name: texts.kinds[kind],
              current: kind === paper,
            }))}
          />
          {skipped.length > 0 && <Skipped skipped={skipped} />}
          {papers.length === 0 && <EmptyState text={texts.nothing} />}
        </Page>
      </div>
      <div className={styles.papers}>
        <Papers paper={paper} papers={papers} seller={seller} />
      </div>
    </div>
  )
}

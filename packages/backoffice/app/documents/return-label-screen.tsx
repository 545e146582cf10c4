import { Icon } from '@little-dunes/design/icon.tsx'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { Printer } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { documentsMessages as texts } from '#documents/documents-messages'
import styles from '#documents/print-screen.module.css'
import { ReturnLabel } from '#documents/return-label.tsx'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'

export const loader = ({ params }: LoaderFunctionArgs) =>
  load('GET /api/staff/return/label', { returnId: params.id ?? '' })

export function Component() {
  const { label, seller } = useLoaderData<typeof loader>()
  const { id } = useParams()
  return (
    <div className={styles.document}>
      <div className={styles.onScreen}>
        <Page
          title={texts.returnLabel(returnNumberText(label.number))}
          context={texts.returnLabelHint}
          actions={
            <>
              <ButtonLink look="outline" to={`${PATHS.returns}/${id}`}>
                {texts.toReturn}
              </ButtonLink>
              <Button onClick={() => window.print()}>
                <Icon node={Printer} />
                {texts.print}
              </Button>
            </>
          }
        >
          {null}
        </Page>
      </div>
      <div className={styles.papers}>
        <ReturnLabel label={label} seller={seller} />
      </div>
    </div>
  )
}

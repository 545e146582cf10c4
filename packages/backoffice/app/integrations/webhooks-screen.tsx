import { WEBHOOK_DELIVERY_STATES } from '@little-dunes/domain/contract/webhooks/webhook-events'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type DeliveryQuery, WebhookDeliveriesCard } from '#integrations/webhook-deliveries-card.tsx'
import { WebhookEndpointsCard } from '#integrations/webhook-endpoints-card.tsx'
import { WebhookForm } from '#integrations/webhook-form.tsx'
import { webhooksMessages as texts } from '#integrations/webhooks-messages'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Columns, Page, Stack } from '#ui/page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const state = WEBHOOK_DELIVERY_STATES.find((known) => known === searchParams.get('state'))
  const older = Number(searchParams.get('older')) || undefined
  const query: DeliveryQuery = { ...(state && { state }), ...(older && { older }) }
  const [{ endpoints }, deliveries] = await Promise.all([
    load('GET /api/staff/webhooks', {}),
    load('GET /api/staff/webhooks/deliveries', query),
  ])
  return { ...deliveries, endpoints, query }
}

/** Which programs are told of what happens, what was sent to them, and a new one beside them. */
export function Component() {
  const { endpoints, deliveries, older, query } = useLoaderData<typeof loader>()
  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.settings, name: texts.settings }}>
      <Columns>
        <Stack>
          <WebhookEndpointsCard endpoints={endpoints} />
          <WebhookDeliveriesCard deliveries={deliveries} older={older} query={query} />
        </Stack>
        <WebhookForm />
      </Columns>
    </Page>
  )
}

import { useLoaderData } from 'react-router'
import { deliveriesAddress, WebhookDeliveriesCard } from '#integrations/webhook-deliveries-card.tsx'
import { WebhookEndpointsCard } from '#integrations/webhook-endpoints-card.tsx'
import { WebhookForm } from '#integrations/webhook-form.tsx'
import { webhooksMessages as texts } from '#integrations/webhooks-messages'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Columns, Page, Stack } from '#ui/page.tsx'

export const loader = deliveriesAddress.loader(async ({ state, older }) => {
  const [{ endpoints }, deliveries] = await Promise.all([
    load('GET /api/staff/webhooks', {}),
    load('GET /api/staff/webhooks/deliveries', {
      ...(state && { state }),
      ...(Number(older) && { older: Number(older) }),
    }),
  ])
  return { ...deliveries, endpoints }
})

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

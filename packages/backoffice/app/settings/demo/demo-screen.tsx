import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { demoMessages as texts } from '#settings/demo/demo-messages'
import { settingsMessages } from '#settings/settings-messages'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Page, Stack } from '#ui/page.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

export const loader = () => load('GET /api/staff/demo', {})

export function Component() {
  const { products, codes } = useLoaderData<typeof loader>()
  const { busy, change } = useMutation()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)

  async function remove() {
    const answer = await change('POST /api/staff/demo/remove', {})
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.removed(answer.removed, answer.archived))
    close()
  }

  return (
    <Page title={texts.title} parent={{ to: PATHS.settings, name: settingsMessages.title }}>
      <Card>
        {products + codes === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <Stack>
            <p>{texts.left(products, codes)}</p>
            <div>
              <Button look="outline" onClick={() => setIsAsking(true)}>
                {texts.remove}
              </Button>
            </div>
          </Stack>
        )}
      </Card>
      {isAsking && (
        <Dialog
          onClose={close}
          title={texts.ask}
          cancel={texts.keep}
          action={{ label: texts.remove, look: 'danger', busy, onClick: () => void remove() }}
        >
          <p>{texts.about}</p>
        </Dialog>
      )}
    </Page>
  )
}

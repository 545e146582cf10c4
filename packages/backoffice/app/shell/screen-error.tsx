import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { reloadIfReplaced } from '#platform/replaced-version'
import { shellMessages as texts } from '#shell/shell-messages'
import { Button } from '#ui/button.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Page } from '#ui/page.tsx'
import { uiMessages } from '#ui/ui-messages'

/** In place of a screen that could not be loaded: what failed, and another try. */
export function ScreenError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    // Without the network there is nothing newer to load, and the words stay.
    reloadIfReplaced().catch(() => undefined)
  }, [])
  const words = isRouteErrorResponse(error)
    ? texts.notFound
    : error instanceof Error
      ? error.message
      : uiMessages.failed
  return (
    <Page title={texts.failedTitle}>
      <InlineAlert
        kind="error"
        action={
          <Button look="outline" busy={state === 'loading'} onClick={() => revalidate()}>
            {uiMessages.tryAgain}
          </Button>
        }
      >
        <p>{words}</p>
      </InlineAlert>
    </Page>
  )
}

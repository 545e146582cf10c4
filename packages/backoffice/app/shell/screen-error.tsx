import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { textsOf } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'
import { Button } from '#ui/button.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Page } from '#ui/page.tsx'
import { uiMessages } from '#ui/ui-messages'

const texts = textsOf(shellMessages)

/** In place of a screen that could not be loaded: what failed, and another try. */
export function ScreenError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const words = isRouteErrorResponse(error)
    ? texts.notFound
    : error instanceof Error
      ? error.message
      : textsOf(uiMessages).failed
  return (
    <Page title={texts.failedTitle}>
      <InlineAlert
        kind="error"
        action={
          <Button look="outline" busy={state === 'loading'} onClick={() => revalidate()}>
            {textsOf(uiMessages).tryAgain}
          </Button>
        }
      >
        <p>{words}</p>
      </InlineAlert>
    </Page>
  )
}

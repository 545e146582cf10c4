import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { reloadIfReplaced } from '#platform/replaced-version'
import { PATHS } from '#shell/paths'
import { shellMessages as texts } from '#shell/shell-messages'
import { Button, ButtonLink } from '#ui/button.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Page } from '#ui/page.tsx'
import { uiMessages } from '#ui/ui-messages'

/** Replaces a screen that failed to load: the error with a retry, or a link away from a forbidden screen. */
export function ScreenError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    // Without a network there is no newer version to load, and the error stays.
    reloadIfReplaced().catch(() => undefined)
  }, [])
  const words = isRouteErrorResponse(error)
    ? texts.notFound
    : error instanceof Error
      ? error.message
      : uiMessages.failed
  if (error instanceof Error && error.cause === 'forbidden')
    return (
      <Page title={texts.failedTitle}>
        <InlineAlert
          action={
            <ButtonLink look="outline" to={PATHS.home}>
              {texts.screens.home}
            </ButtonLink>
          }
        >
          <p>{texts.notOfRole}</p>
        </InlineAlert>
      </Page>
    )
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

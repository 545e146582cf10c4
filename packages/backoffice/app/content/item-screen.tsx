import { Icon } from '@little-dunes/design/icon.tsx'
import { CONTENT_NAMES, isStoryKey } from '@little-dunes/domain/content/content-items'
import type { StaffContent } from '@little-dunes/domain/contract/staff/content-calls'
import { LANGUAGES, type Language } from '@little-dunes/domain/messages/languages'
import { languagePath } from '@little-dunes/domain/paths'
import { ExternalLink } from 'lucide'
import { type FormEvent, useId } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contentMessages as texts } from '#content/content-messages'
import { fieldLabel, itemName } from '#content/field-label'
import { ScheduleCard } from '#content/schedule-card.tsx'
import { TextsCard } from '#content/texts-card.tsx'
import { useContentForm } from '#content/use-content-form'
import { VersionsCard } from '#content/versions-card.tsx'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const key = params['*'] ?? ''
  const name = isStoryKey(key) ? key : CONTENT_NAMES.find((one) => one === key)
  if (!name) throw new Response(null, { status: 404 })
  return (await load('GET /api/staff/content/item', { name })).item
}

/** One text of the shop: both languages, when it is shown, and its versions. */
export function Component() {
  const item = useLoaderData<StaffContent>()
  return <Editor key={item.name} item={item} />
}

/** 'Title, العربية' for `title.ar`. */
function keyText(key: string): string {
  const [name = '', language] = key.split('.')
  return language ? `${fieldLabel(name)}, ${texts.languages[language as Language]}` : fieldLabel(name)
}

function Editor({ item }: { item: StaffContent }) {
  const id = useId()
  const form = useContentForm(item)
  const name = itemName(item.name)

  function publish(event: FormEvent) {
    event.preventDefault()
    void form.publish()
  }

  /** The tab is opened by the press itself: browsers block it later. */
  async function preview(language: Language) {
    const tab = window.open('about:blank')
    const path = await form.preview()
    if (path === null) tab?.close()
    else if (tab) tab.location.href = languagePath(language, path)
  }

  return (
    <Page
      title={name}
      parent={{ to: PATHS.content, name: texts.title }}
      actions={LANGUAGES.map((language) => (
        <Button key={language} look="outline" busy={form.busy} onClick={() => void preview(language)}>
          <Icon node={ExternalLink} />
          {texts.previewIn(texts.languages[language])}
        </Button>
      ))}
    >
      <form id={id} onSubmit={publish} noValidate>
        <Columns>
          <TextsCard name={item.name} form={form} />
          <Stack>
            <ScheduleCard form={form} />
            <VersionsCard item={item} form={form} />
          </Stack>
        </Columns>
      </form>
      <LeaveGuard active={form.edited.length > 0} title={texts.leaveTitle} text={texts.leaveText} />
      {form.edited.length > 0 && (
        <SaveBar
          form={id}
          text={texts.unsaved(form.edited.map(keyText).join('; '))}
          busy={form.busy}
          save={form.span.startsAt === '' ? texts.publish : texts.plan}
          onDiscard={form.discard}
        />
      )}
    </Page>
  )
}

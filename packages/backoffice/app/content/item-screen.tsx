import { CONTENT_NAMES, isStoryKey } from '@little-dunes/domain/content/content-items'
import { HOME_BLOCKS } from '@little-dunes/domain/content/home-blocks'
import type { StaffContent } from '@little-dunes/domain/contract/content/staff/content-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { FormEvent } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contentMessages as texts } from '#content/content-messages'
import { listShortTexts, stillShown, unsavedWords } from '#content/item-words'
import { PreviewBeside, PreviewButton } from '#content/preview/preview-place.tsx'
import { ScheduleCard } from '#content/schedule-card.tsx'
import { TextsCard } from '#content/texts-card.tsx'
import { useContentForm } from '#content/use-content-form'
import { VersionsCard } from '#content/versions-card.tsx'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { UnsavedChanges } from '#ui/change-form/unsaved-changes.tsx'
import { contentName } from '#ui/display/content-name'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { uiMessages } from '#ui/ui-messages'

export async function loader({ params }: LoaderFunctionArgs) {
  const key = params['*'] ?? ''
  const name = isStoryKey(key) ? key : CONTENT_NAMES.find((one) => one === key)
  if (!name) throw new Response(null, { status: 404 })
  return (await load('GET /api/staff/content/item', { name })).item
}

export function Component() {
  const item = useLoaderData<StaffContent>()
  return <Editor key={item.name} item={item} />
}

function Editor({ item }: { item: StaffContent }) {
  const form = useContentForm(item)
  const name = contentName(item.name)
  const unsaved = unsavedWords(item.name, form)
  const planned = item.versions.flatMap(({ startsAt, withdrawn }) =>
    !withdrawn && startsAt > item.now ? startsAt : [],
  )

  const block = ([...HOME_BLOCKS, 'footer'] as const).find((one) => one === item.name)
  const framed = block
    ? { key: block, name, words: (language: Language) => listShortTexts(item.name, form, language) }
    : null

  function publish(event: FormEvent) {
    event.preventDefault()
    void form.publish()
  }

  return (
    <Page
      title={name}
      parent={{ to: PATHS.content, name: texts.title }}
      actions={<PreviewButton name={item.name} form={form} width="phone" planned={planned} framed={framed} />}
    >
      <Columns>
        <form id={form.id} onSubmit={publish} noValidate>
          <Stack>
            <TextsCard name={item.name} form={form} />
            <ScheduleCard form={form} />
            <VersionsCard item={item} form={form} />
          </Stack>
        </form>
        <PreviewBeside name={item.name} form={form} width="phone" planned={planned} framed={framed} />
      </Columns>
      <UnsavedChanges
        form={form}
        texts={texts}
        text={`${texts.unsaved(unsaved.join(uiMessages.semicolon))}. ${stillShown(item)}`}
        save={form.button}
      />
    </Page>
  )
}

import {
  type ContentFields,
  contentProblems,
  wordsOfOtherPicture,
} from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { DEFAULT_PARTS } from '@little-dunes/domain/content/content-parts'
import { liveVersion } from '@little-dunes/domain/content/content-versions'
import { mergeHomeBlocks } from '@little-dunes/domain/content/home-blocks'
import type { StaffContent } from '@little-dunes/domain/contract/content/staff/content-calls'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { contentMessages as texts } from '#content/content-messages'
import { call } from '#platform/client'
import { parseMoment, timeProblems } from '#platform/dubai-time'
import { formatDateTime } from '#platform/format'
import type { Rebase } from '#ui/change-form/form-state'
import { useChangeForm } from '#ui/change-form/use-change-form'
import { showToast } from '#ui/toast/toast-store'

const LONGEST_QUOTE = 160
/** The home page's field for its blocks: after concurrent changes, both people keep theirs. */
const BLOCKS = 'blocks'
const NO_SPAN = { startsAt: '', endsAt: '' }

/** Message about a field that another user has changed; `button` changes with the times. */
function meanwhile(key: string, theirs: string, button: string): string {
  if (key === BLOCKS) return texts.blocksMeanwhile(button)
  if (key in DEFAULT_PARTS) return texts.partsMeanwhile(button)
  return texts.changedMeanwhile(theirs.slice(0, LONGEST_QUOTE), button)
}

const rebase: Rebase<ContentFields, ContentFields> = (conflicts, { stored, draft }) => {
  const current: ContentFields = { ...stored, ...conflicts }
  if (!(BLOCKS in conflicts)) return { stored: current }
  const before = stored[BLOCKS] ?? ''
  const merged = mergeHomeBlocks(before, draft[BLOCKS] ?? before, current[BLOCKS] ?? '')
  return { stored: current, draft: { ...draft, [BLOCKS]: merged } }
}

function readContent(name: ContentKey, typed: ContentFields, before: ContentFields) {
  const draft = { ...before, ...typed }
  const value = (key: string): string => draft[key] ?? ''
  const edited = Object.keys(typed).filter((key) => typed[key] !== before[key])
  const problems = contentProblems(name, draft)
  return {
    draft,
    value,
    edited,
    changes: Object.fromEntries(edited.map((key) => [key, { from: before[key] ?? '', to: value(key) }])),
    problems,
    /** True without problems. */
    isWhole: Object.keys(problems).length === 0,
    /** Fields with texts about the previous picture. */
    wordsOfOther: wordsOfOtherPicture(name, edited).filter((key) => value(key) !== ''),
  }
}

function withTimes(content: ReturnType<typeof readContent>, span: typeof NO_SPAN) {
  const problems: Readonly<Record<string, string | undefined>> = {
    ...content.problems,
    ...timeProblems(span),
  }
  return { ...content, problems }
}

export function useContentForm(item: StaffContent) {
  const { revalidate } = useRevalidator()
  const [span, setSpan] = useState(NO_SPAN)
  /** True after the question about the texts of a new picture. The next press publishes. */
  const [isAsked, setAsked] = useState(false)
  const button = span.startsAt === '' ? texts.publish : texts.plan
  const times = { startsAt: parseMoment(span.startsAt), endsAt: parseMoment(span.endsAt) }
  const replaced = liveVersion(item.versions, item.now)

  const form = useChangeForm({
    initial: item.fields,
    schema: {
      show: (): ContentFields => ({}),
      read: (typed, before) => withTimes(readContent(item.name, typed, before), span),
      problems: { ...texts.problems, confirm: texts.confirmWords(button) },
    },
    submit: ({ changes }) => call('POST /api/staff/content/publish', { name: item.name, changes, ...times }),
    stored: (answer) => answer.item.fields,
    saved(_, { item: { now } }) {
      if (times.startsAt !== null && times.startsAt > now)
        return texts.planned(formatDateTime(times.startsAt))
      // The previous texts return automatically at the end of a period.
      if (times.endsAt !== null || (replaced?.endsAt ?? null) !== null) return texts.publishedNow
      const run = () => void restore(replaced?.id ?? null)
      return { text: texts.publishedNow, undo: { label: texts.undo, run } }
    },
    after() {
      forgetTimes()
      return revalidate()
    },
    rebase,
    changed: (key, theirs) => meanwhile(key, String(theirs), button),
  })
  const read = readContent(item.name, form.draft, form.stored)

  // A list with one open item uses one form for all items.
  const [shown, setShown] = useState(item.name)
  if (item.name !== shown) {
    setShown(item.name)
    show(item)
  }

  function forgetTimes() {
    setAsked(false)
    setSpan(NO_SPAN)
  }

  function show({ fields }: Pick<StaffContent, 'fields'>) {
    form.show(fields)
    forgetTimes()
  }

  async function publish() {
    const { isWhole, wordsOfOther } = read
    if (!isWhole || wordsOfOther.length === 0 || isAsked) return form.save()
    form.setProblems(Object.fromEntries(wordsOfOther.map((key) => [key, 'confirm'])))
    setAsked(true)
  }

  /** Shows an earlier or the original version again. */
  async function restore(version: number | null): Promise<void> {
    const answer = await form.ask(call('POST /api/staff/content/restore', { name: item.name, version }))
    if (!answer) return
    show(answer.item)
    showToast(texts.backDone)
    await revalidate()
  }

  /** Path of a page with the typed texts, now or at a time; null if it cannot be shown. */
  async function preview(at: number | null): Promise<string | null> {
    form.setProblems(read.problems)
    if (!read.isWhole) return null
    const input = { name: item.name, changes: read.changes, at }
    const answer = await form.ask(call('POST /api/staff/content/preview', input))
    return answer?.path ?? null
  }

  return {
    ...read,
    id: form.id,
    isEdited: read.edited.length > 0,
    /** The fields that the draft is compared with; publishing changes them. */
    before: form.stored,
    errors: form.errors,
    busy: form.busy,
    /** Label of the button: it publishes now, or at the typed time. */
    button,
    span,
    setSpan,
    publish,
    preview,
    restore,
    show,
    set(key: string, text: string) {
      form.set({ [key]: text })
      setAsked(false)
    },
    discard: () => show({ fields: form.stored }),
  }
}
export type ContentForm = ReturnType<typeof useContentForm>

import {
  type ContentFields,
  type ContentProblem,
  contentProblems,
  wordsOfOtherPicture,
} from '@little-dunes/domain/content/content-fields'
import { OWN_PARTS } from '@little-dunes/domain/content/content-parts'
import { liveVersion } from '@little-dunes/domain/content/content-versions'
import { mergeHomeBlocks } from '@little-dunes/domain/content/home-blocks'
import type { StaffContent } from '@little-dunes/domain/contract/content/staff/content-calls'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { contentMessages as texts } from '#content/content-messages'
import { call } from '#platform/client'
import { momentOf } from '#platform/dubai-time'
import { formatDateTime } from '#platform/format'
import { showError, showToast } from '#ui/toast/toast-store'

const LONGEST_QUOTE = 160
/** The field of the home page with its blocks: of two who change it, each keeps their own. */
const BLOCKS = 'blocks'

/** What is wrong with each field; it may name the button, which changes with the times. */
type Errors = Record<string, (button: string) => string>

const inWords = (problems: Record<string, ContentProblem | 'before_start'>): Errors =>
  Object.fromEntries(Object.entries(problems).map(([key, problem]) => [key, () => texts.problems[problem]]))

/** That somebody else has changed a field. */
function meanwhile(key: string, theirs: string): Errors[string] {
  if (key === BLOCKS) return texts.blocksMeanwhile
  if (key in OWN_PARTS) return texts.partsMeanwhile
  return (button) => texts.changedMeanwhile(theirs.slice(0, LONGEST_QUOTE), button)
}

/** What a refusal says of the fields; null when it says nothing of them. */
function errorsOf({ code, ...details }: WireRefusal): Errors | null {
  if (code === 'invalid_form') return inWords(details.fields as Record<string, ContentProblem>)
  if (code !== 'field_changed') return null
  const conflicts = Object.entries(details.conflicts as ContentFields)
  return Object.fromEntries(conflicts.map(([key, theirs]) => [key, meanwhile(key, theirs)]))
}

/** An item while it is edited: what was typed, when it shall be shown, and what is wrong with it. */
export function useContentForm(item: StaffContent) {
  const { revalidate } = useRevalidator()
  /** What the draft is compared with: as it was read, or as a conflict has shown it. */
  const [before, setBefore] = useState(item.fields)
  const [typed, setTyped] = useState<ContentFields>({})
  const [span, setSpan] = useState({ startsAt: '', endsAt: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  /** Whether publishing has asked about the words of a new picture; the next press means it. */
  const [isAsked, setAsked] = useState(false)

  // Another item takes its place: a list with one open item has one form for all of them.
  const [shown, setShown] = useState(item.name)
  if (item.name !== shown) {
    setShown(item.name)
    show(item)
  }

  const button = span.startsAt === '' ? texts.publish : texts.plan
  const draft = { ...before, ...typed }
  const edited = Object.keys(typed).filter((key) => typed[key] !== before[key])
  const value = (key: string): string => draft[key] ?? ''
  const changes = Object.fromEntries(edited.map((key) => [key, { from: before[key] ?? '', to: value(key) }]))

  function show(content: StaffContent) {
    setBefore(content.fields)
    setTyped({})
    setErrors({})
    setAsked(false)
    setSpan({ startsAt: '', endsAt: '' })
  }

  function refused(refusal: WireRefusal) {
    const found = errorsOf(refusal)
    if (found) setErrors(found)
    else showError(refusal.message)
    if (refusal.code !== 'field_changed') return
    const conflicts = refusal.conflicts as ContentFields
    setBefore({ ...before, ...conflicts })
    const theirs = conflicts[BLOCKS]
    if (theirs !== undefined)
      setTyped({ ...typed, [BLOCKS]: mergeHomeBlocks(before[BLOCKS] ?? '', value(BLOCKS), theirs) })
  }

  /** Runs one call at a time; what it answers without a refusal. */
  async function ask<Answer extends object>(asked: Promise<Answer | WireRefusal>): Promise<Answer | null> {
    setBusy(true)
    try {
      const answer = await asked
      if (!isWireRefusal(answer)) return answer
      refused(answer)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
    return null
  }

  const problems = contentProblems(item.name, draft)
  const isWhole = Object.keys(problems).length === 0
  const wordsOfOther = wordsOfOtherPicture(item.name, edited).filter((key) => value(key) !== '')

  function isComplete(): boolean {
    setErrors(inWords(problems))
    return isWhole
  }

  async function publish() {
    if (!isComplete()) return
    if (wordsOfOther.length > 0 && !isAsked) {
      setErrors(Object.fromEntries(wordsOfOther.map((key) => [key, texts.confirmWords])))
      setAsked(true)
      return
    }
    const startsAt = momentOf(span.startsAt)
    const times = { startsAt, endsAt: momentOf(span.endsAt) }
    const replaced = liveVersion(item.versions, item.now)
    const answer = await ask(call('POST /api/staff/content/publish', { name: item.name, changes, ...times }))
    if (!answer) return
    show(answer.item)
    if (startsAt !== null && startsAt > answer.item.now) showToast(texts.planned(formatDateTime(startsAt)))
    // What is shown until a time of its own comes back by itself.
    else if (times.endsAt !== null || (replaced?.endsAt ?? null) !== null) showToast(texts.publishedNow)
    else {
      const run = () => void restore(replaced?.id ?? null)
      showToast(texts.publishedNow, { undo: { label: texts.undo, run } })
    }
    await revalidate()
  }

  /** An earlier version, or what came with the shop, is shown again. */
  async function restore(version: number | null) {
    const answer = await ask(call('POST /api/staff/content/restore', { name: item.name, version }))
    if (!answer) return
    show(answer.item)
    showToast(texts.backDone)
    await revalidate()
  }

  /** The path of a page that shows what is typed, now or at a time; null when it cannot be shown. */
  async function preview(at: number | null): Promise<string | null> {
    if (!isComplete()) return null
    const answer = await ask(call('POST /api/staff/content/preview', { name: item.name, changes, at }))
    return answer?.path ?? null
  }

  return {
    /** The fields that the draft is compared with; others whenever something was published. */
    before,
    /** All fields, as they are typed. */
    draft,
    value,
    edited,
    changes,
    /** Fields whose words are those of the picture before. */
    wordsOfOther,
    /** Whether it can be shown as it is typed. */
    isWhole,
    errors: Object.fromEntries(Object.entries(errors).map(([key, text]) => [key, text(button)])),
    busy,
    /** The word of the button that publishes now, or at the time that is typed. */
    button,
    span,
    setSpan,
    publish,
    preview,
    restore,
    show,
    set(key: string, text: string) {
      setTyped((known) => ({ ...known, [key]: text }))
      setAsked(false)
    },
    discard: () => show({ ...item, fields: before }),
  }
}
export type ContentForm = ReturnType<typeof useContentForm>

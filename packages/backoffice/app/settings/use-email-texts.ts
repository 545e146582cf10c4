import type { Language } from '@little-dunes/domain/i18n/languages'
import {
  type EditableEmail,
  EMAIL_WORDS,
  type EmailWord,
  type EmailWordProblem,
  type EmailWords,
  emailWordsProblems,
  NO_WORDS,
} from '@little-dunes/domain/messages/email-words/email-words'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/client'
import { emailTextsMessages as texts } from '#settings/email-texts-messages'
import { showError, showToast } from '#ui/toast/toast-store'

export type TextsByEmail = Record<string, EmailWords>
export const emailKey = (kind: EditableEmail, language: Language): string => `${kind} ${language}`

interface EmailInLanguage {
  kind: EditableEmail
  language: Language
}

const inWords = (problems: Partial<Record<EmailWord, EmailWordProblem>>) =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, texts.problems[problem]]))

/** Texts of all emails during editing; each email and language is saved separately. */
export function useEmailTexts(loaded: TextsByEmail) {
  /** Basis of the drafts: the loaded texts, or those shown by a conflict. */
  const [before, setBefore] = useState(loaded)
  const [drafts, setDrafts] = useState<Record<string, EmailInLanguage & { words: EmailWords }>>({})
  const [errors, setErrors] = useState<Record<string, Partial<Record<EmailWord, string>>>>({})
  const [busy, setBusy] = useState(false)

  const getStored = (key: string) => before[key] ?? NO_WORDS
  const listChanged = (key: string) =>
    EMAIL_WORDS.filter((name) => (drafts[key]?.words[name] ?? getStored(key)[name]) !== getStored(key)[name])
  const edited = Object.entries(drafts).filter(([key]) => listChanged(key).length > 0)

  /** Returns true if the texts were stored. */
  async function saveOne(key: string, { kind, language, words }: EmailInLanguage & { words: EmailWords }) {
    const problems = emailWordsProblems(kind, words)
    setErrors((all) => ({ ...all, [key]: inWords(problems) }))
    if (Object.keys(problems).length > 0) return false
    const stored = getStored(key)
    const changes = Object.fromEntries(
      listChanged(key).map((name) => [name, { from: stored[name], to: words[name].trim() }]),
    )
    const answer = await call('POST /api/staff/email-texts', { kind, language, changes })
    if (!isWireRefusal(answer)) {
      const saved: EmailWords = { ...NO_WORDS, ...answer.words }
      setBefore((all) => ({ ...all, [key]: saved }))
      setDrafts(({ [key]: _, ...others }) => others)
      return true
    }
    if (answer.code !== 'field_changed') showError(answer.message)
    else {
      const conflicts: Partial<EmailWords> = Object(answer.conflicts)
      setBefore((all) => ({ ...all, [key]: { ...stored, ...conflicts } }))
      const messages = Object.entries(conflicts).map(([name, now]) => [name, texts.changedMeanwhile(now)])
      setErrors((all) => ({ ...all, [key]: Object.fromEntries(messages) }))
    }
    return false
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const stored = []
      for (const [key, email] of edited) stored.push(await saveOne(key, email))
      if (stored.every(Boolean)) showToast(texts.saved)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    save,
    edited: edited.map(([, email]) => email),
    getWords: (key: string): EmailWords => drafts[key]?.words ?? getStored(key),
    listChanged,
    getErrors: (key: string) => errors[key] ?? {},
    set(email: EmailInLanguage, change: Partial<EmailWords>) {
      const key = emailKey(email.kind, email.language)
      const words = { ...(drafts[key]?.words ?? getStored(key)), ...change }
      setDrafts({ ...drafts, [key]: { ...email, words } })
    },
    discard() {
      setDrafts({})
      setErrors({})
    },
  }
}
export type EmailTextsForm = ReturnType<typeof useEmailTexts>

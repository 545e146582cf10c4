import { isSlug, LONGEST_SLUG, storyKey } from '@little-dunes/domain/content/content-items'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/stories-card.module.css'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/form/field.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'

/** 'First School Day' becomes `first-school-day`. */
const toSlug = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** The stories, and a form for a new one; nothing is stored before it is published. */
export function StoriesCard({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')

  function write(event: FormEvent) {
    event.preventDefault()
    const slug = toSlug(typed)
    if (isSlug(slug)) navigate(`${PATHS.content}/${storyKey(slug)}`)
  }

  return (
    <Card title={texts.stories} flush>
      {children || <EmptyState text={texts.noStories} />}
      <form className={styles.form} onSubmit={write}>
        <TextField
          label={texts.storyAddress}
          hint={texts.storyAddressHint}
          value={typed}
          maxLength={LONGEST_SLUG}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="outline" disabled={!isSlug(toSlug(typed))}>
          {texts.newStory}
        </Button>
      </form>
    </Card>
  )
}

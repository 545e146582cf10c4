import { Icon } from '@little-dunes/design/icon.tsx'
import { Plus, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import styles from '#settings/lines-screen.module.css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { UnsavedChanges } from '#ui/change-form/unsaved-changes.tsx'
import type { OpenForm } from '#ui/change-form/use-change-form'
import fieldStyles from '#ui/form/field.module.css'
import { Page, type PageLink } from '#ui/page.tsx'

type ErrorOf<Line> = (field: keyof Line & string) => string | undefined

interface LinesScreenProps<Line> {
  parent: PageLink
  form: OpenForm<Line[]>
  /** Field name of problems with the whole list. */
  list: string
  className: string | undefined
  texts: Record<'title' | 'context' | 'add' | 'leaveTitle' | 'leaveText' | 'unsaved', string> & {
    lineLabel(number: number): string
  }
  removeLabel(line: Line, number: number): string
  /** Text without visible lines. */
  nothing: string
  isShown?(line: Line, at: number): boolean
  find?: ReactNode
  onAdd(): void
  fields(line: Line, set: (change: Partial<Line>) => void, getError: ErrorOf<Line>): ReactNode
}

/** Adds, edits and removes lines of a list that is saved as a whole. */
export function LinesScreen<Line extends object>(props: LinesScreenProps<Line>) {
  const { parent, form, list, className, texts, removeLabel, nothing, isShown, find, onAdd, fields } = props
  const { draft, setDraft, errors } = form
  // Lines have no id, and their text changes during typing, so the index is the key.
  const lines = draft
    .map((line, at) => ({ line, at, key: String(at) }))
    .filter(({ line, at }) => isShown?.(line, at) ?? true)

  const set = (at: number, change: Partial<Line>) =>
    setDraft((latest) => latest.map((line, place) => (place === at ? { ...line, ...change } : line)))

  return (
    <Page title={texts.title} context={texts.context} parent={parent}>
      <form id={form.id} onSubmit={form.save} noValidate>
        <Card>
          {find}
          {lines.length === 0 && <p className={styles.none}>{nothing}</p>}
          <div className={styles.list}>
            {lines.map(({ line, at, key }) => (
              <fieldset key={key} className={className} aria-label={texts.lineLabel(at + 1)}>
                {fields(
                  line,
                  (change) => set(at, change),
                  (field) => errors[`${at}.${field}`],
                )}
                <Button
                  look="quiet"
                  className={styles.remove}
                  aria-label={removeLabel(line, at + 1)}
                  onClick={() => setDraft((latest) => latest.filter((_, place) => place !== at))}
                >
                  <Icon node={Trash2} />
                </Button>
              </fieldset>
            ))}
          </div>
          {errors[list] && (
            <p className={fieldStyles.error} role="alert">
              {errors[list]}
            </p>
          )}
          <Button look="outline" size="small" onClick={onAdd}>
            <Icon node={Plus} />
            {texts.add}
          </Button>
        </Card>
      </form>
      <UnsavedChanges form={form} texts={texts} text={texts.unsaved} />
    </Page>
  )
}

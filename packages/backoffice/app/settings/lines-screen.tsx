import { Icon } from '@little-dunes/design/icon.tsx'
import { Plus, Trash2 } from 'lucide'
import { type ReactNode, useId } from 'react'
import styles from '#settings/lines-screen.module.css'
import type { useWholeForm } from '#settings/use-whole-form'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import fieldStyles from '#ui/form/field.module.css'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { Page, type PageLink } from '#ui/page.tsx'

/** What is wrong with a field of the line that is drawn, if anything. */
type ErrorOf<Line> = (field: keyof Line & string) => string | undefined

interface LinesScreenProps<Line, Problem extends string> {
  parent: PageLink
  form: ReturnType<typeof useWholeForm<Line[], Problem>>
  /** Under this name a problem of the whole list is told. */
  list: string
  /** Columns of a line. */
  className: string | undefined
  texts: Record<'title' | 'context' | 'add' | 'leaveTitle' | 'leaveText' | 'unsaved', string> & {
    problems: Record<Problem, string>
    nameOf(number: number): string
  }
  removeLabel(line: Line, number: number): string
  /** Stands where no line is shown. */
  nothing: string
  isShown?(line: Line, at: number): boolean
  /** Stands above the lines. */
  find?: ReactNode
  onAdd(): void
  fields(line: Line, set: (change: Partial<Line>) => void, errorOf: ErrorOf<Line>): ReactNode
}

/** A list of lines that is saved as a whole: lines are added, changed and taken away. */
export function LinesScreen<Line extends object, Problem extends string>(
  props: LinesScreenProps<Line, Problem>,
) {
  const { parent, form, list, className, texts, removeLabel, nothing, isShown, find, onAdd, fields } = props
  const { draft, setDraft, problems } = form
  const id = useId()
  // Lines have no id, and their words change while they are typed: they are known by their place.
  const lines = draft
    .map((line, at) => ({ line, at, key: String(at) }))
    .filter(({ line, at }) => isShown?.(line, at) ?? true)

  const set = (at: number, change: Partial<Line>) =>
    setDraft(draft.map((line, place) => (place === at ? { ...line, ...change } : line)))
  const errorOf = (field: string) => {
    const problem = problems[field]
    return problem && texts.problems[problem]
  }

  return (
    <Page title={texts.title} context={texts.context} parent={parent}>
      <form id={id} onSubmit={form.save} noValidate>
        <Card>
          {find}
          {lines.length === 0 && <p className={styles.none}>{nothing}</p>}
          <div className={styles.list}>
            {lines.map(({ line, at, key }) => (
              <fieldset key={key} className={className} aria-label={texts.nameOf(at + 1)}>
                {fields(
                  line,
                  (change) => set(at, change),
                  (field) => errorOf(`${at}.${field}`),
                )}
                <Button
                  look="quiet"
                  className={styles.remove}
                  aria-label={removeLabel(line, at + 1)}
                  onClick={() => setDraft(draft.filter((_, place) => place !== at))}
                >
                  <Icon node={Trash2} />
                </Button>
              </fieldset>
            ))}
          </div>
          {problems[list] && (
            <p className={fieldStyles.error} role="alert">
              {errorOf(list)}
            </p>
          )}
          <Button look="outline" size="small" onClick={onAdd}>
            <Icon node={Plus} />
            {texts.add}
          </Button>
        </Card>
      </form>
      <LeaveGuard active={form.isEdited} title={texts.leaveTitle} text={texts.leaveText} />
      {form.isEdited && <SaveBar form={id} text={texts.unsaved} busy={form.busy} onDiscard={form.discard} />}
    </Page>
  )
}

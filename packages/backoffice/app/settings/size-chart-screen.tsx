import { Icon } from '@little-dunes/design/icon.tsx'
import { type EditedSizeChart, sizeChartProblems } from '@little-dunes/domain/content/size-chart'
import { Plus, Trash2 } from 'lucide'
import { useLoaderData } from 'react-router'
import { call, load } from '#platform/client'
import { sizeChartMessages as texts } from '#settings/size-chart-messages'
import styles from '#settings/size-chart-screen.module.css'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { UnsavedChanges } from '#ui/change-form/unsaved-changes.tsx'
import { useChangeForm, wholeSchema } from '#ui/change-form/use-change-form'
import fieldStyles from '#ui/form/field.module.css'
import { TextField } from '#ui/form/field.tsx'
import { Page } from '#ui/page.tsx'

export const loader = async () => (await load('GET /api/staff/size-chart', {})).chart

const SCHEMA = wholeSchema(sizeChartProblems, texts.problems)

type Row = EditedSizeChart['rows'][number]
const COLUMNS: readonly (keyof Row)[] = ['size', 'height', 'weight', 'age', 'ageAr']
const EMPTY_ROW: Row = { size: '', height: '', weight: '', age: '', ageAr: '' }

interface CellProps {
  column: keyof Row
  row: number
  value: string
  error: string | undefined
  onChange(value: string): void
}

function Cell({ column, row, value, error, onChange }: CellProps) {
  return (
    <td>
      <input
        className={error ? `${fieldStyles.control} ${fieldStyles.wrong}` : fieldStyles.control}
        aria-label={texts.cell(texts.columns[column], row)}
        aria-invalid={error ? true : undefined}
        title={error}
        dir={column === 'ageAr' ? 'rtl' : 'ltr'}
        lang={column === 'ageAr' ? 'ar' : 'en'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </td>
  )
}

interface SheetProps {
  rows: EditedSizeChart['rows']
  errors: Readonly<Record<string, string | undefined>>
  onChange(rows: EditedSizeChart['rows']): void
}

function Sheet({ rows, errors, onChange }: SheetProps) {
  // Rows have no id, and a size changes during typing, so the index is the key.
  const places = rows.map((row, at) => ({ row, at, key: String(at) }))
  const setCell = (at: number, column: keyof Row, value: string) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, [column]: value } : row)))
  return (
    <div className={styles.scroll}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column}>{texts.columns[column]}</th>
            ))}
            <th aria-label={texts.removal} />
          </tr>
        </thead>
        <tbody>
          {places.map(({ row, at, key }) => (
            <tr key={key}>
              {COLUMNS.map((column) => (
                <Cell
                  key={column}
                  column={column}
                  row={at + 1}
                  value={row[column]}
                  error={errors[`${at}.${column}`]}
                  onChange={(value) => setCell(at, column, value)}
                />
              ))}
              <td>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={texts.remove(row.size)}
                  onClick={() => onChange(rows.filter((_, place) => place !== at))}
                >
                  <Icon node={Trash2} />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Component() {
  const form = useChangeForm({
    initial: useLoaderData<EditedSizeChart>(),
    schema: SCHEMA,
    submit: ({ value }, from) => call('POST /api/staff/size-chart', { from, to: value }),
    stored: ({ chart }) => chart,
    rebase: (conflicts) => ({ stored: Object(conflicts).chart }),
    saved: () => texts.saved,
    changed: texts.changed,
  })
  const { rows } = form.draft
  const words = [...new Set(Object.values(form.errors))]

  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.settings, name: texts.settings }}>
      <form id={form.id} onSubmit={form.save} noValidate>
        <Card>
          <div className={styles.headings}>
            <TextField
              label={texts.heading}
              hint={texts.headingHint}
              {...form.field('heading')}
              edited={false}
            />
            <TextField
              label={texts.headingAr}
              lang="ar"
              dir="rtl"
              {...form.field('headingAr')}
              edited={false}
            />
          </div>
          <Sheet rows={rows} errors={form.errors} onChange={(changed) => form.set({ rows: changed })} />
          {words.length > 0 && (
            <p className={fieldStyles.error} role="alert">
              {words.join(' ')}
            </p>
          )}
          <Button
            look="outline"
            size="small"
            className={styles.add}
            onClick={() => form.set({ rows: [...rows, EMPTY_ROW] })}
          >
            <Icon node={Plus} />
            {texts.add}
          </Button>
        </Card>
      </form>
      <UnsavedChanges form={form} texts={texts} text={texts.unsaved} />
    </Page>
  )
}

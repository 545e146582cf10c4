import { Icon } from '@little-dunes/design/icon.tsx'
import {
  type EditedSizeChart,
  type SizeChartProblem,
  sizeChartProblems,
} from '@little-dunes/domain/content/size-chart'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Plus, Trash2 } from 'lucide'
import { useId } from 'react'
import { useLoaderData } from 'react-router'
import { call, load } from '#platform/client'
import { sizeChartMessages as texts } from '#settings/size-chart-messages'
import styles from '#settings/size-chart-screen.module.css'
import { useWholeForm } from '#settings/use-whole-form'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import fieldStyles from '#ui/form/field.module.css'
import { TextField } from '#ui/form/field.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { Page } from '#ui/page.tsx'

export const loader = async () => (await load('GET /api/staff/size-chart', {})).chart

type Row = EditedSizeChart['rows'][number]
const COLUMNS: readonly (keyof Row)[] = ['size', 'height', 'weight', 'age', 'ageAr']
const EMPTY_ROW: Row = { size: '', height: '', weight: '', age: '', ageAr: '' }

interface CellProps {
  column: keyof Row
  row: number
  value: string
  problem: SizeChartProblem | undefined
  onChange(value: string): void
}

/** One cell of the sheet; its column and row are its name. */
function Cell({ column, row, value, problem, onChange }: CellProps) {
  return (
    <td>
      <input
        className={problem ? `${fieldStyles.control} ${fieldStyles.wrong}` : fieldStyles.control}
        aria-label={texts.cell(texts.columns[column], row)}
        aria-invalid={problem ? true : undefined}
        title={problem && texts.problems[problem]}
        dir={column === 'ageAr' ? 'rtl' : 'ltr'}
        lang={column === 'ageAr' ? 'ar' : 'en'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </td>
  )
}

/** The size chart as a sheet, with Arabic ages beside the others. */
export function Component() {
  const loaded = useLoaderData<EditedSizeChart>()
  const id = useId()
  const {
    draft: chart,
    setDraft: setChart,
    problems,
    busy,
    isEdited,
    save,
    discard,
  } = useWholeForm({
    loaded,
    check: sizeChartProblems,
    async save(from, to) {
      const answer = await call('POST /api/staff/size-chart', { from, to })
      return isWireRefusal(answer) ? answer : { success: true, stored: answer.chart }
    },
    present: (conflicts) => Object(conflicts).chart,
    texts,
  })
  // Rows have no id, and a size changes while it is typed: they are known by their place.
  const rows = chart.rows.map((row, at) => ({ row, at, key: String(at) }))
  const words = [...new Set(Object.values(problems))].map((problem) => texts.problems[problem])

  const setCell = (at: number, column: keyof Row, value: string) =>
    setChart({
      ...chart,
      rows: chart.rows.map((row, place) => (place === at ? { ...row, [column]: value } : row)),
    })

  return (
    <Page title={texts.title} context={texts.context} parent={{ to: PATHS.settings, name: texts.settings }}>
      <form id={id} onSubmit={save} noValidate>
        <Card>
          <div className={styles.headings}>
            <TextField
              label={texts.heading}
              hint={texts.headingHint}
              value={chart.heading}
              error={problems.heading && texts.problems[problems.heading]}
              onChange={({ target }) => setChart({ ...chart, heading: target.value })}
            />
            <TextField
              label={texts.headingAr}
              value={chart.headingAr}
              lang="ar"
              dir="rtl"
              error={problems.headingAr && texts.problems[problems.headingAr]}
              onChange={({ target }) => setChart({ ...chart, headingAr: target.value })}
            />
          </div>
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
                {rows.map(({ row, at, key }) => (
                  <tr key={key}>
                    {COLUMNS.map((column) => (
                      <Cell
                        key={column}
                        column={column}
                        row={at + 1}
                        value={row[column]}
                        problem={problems[`${at}.${column}`]}
                        onChange={(value) => setCell(at, column, value)}
                      />
                    ))}
                    <td>
                      <Button
                        look="quiet"
                        size="small"
                        aria-label={texts.remove(row.size)}
                        onClick={() =>
                          setChart({ ...chart, rows: chart.rows.filter((_, place) => place !== at) })
                        }
                      >
                        <Icon node={Trash2} />
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {words.length > 0 && (
            <p className={fieldStyles.error} role="alert">
              {words.join(' ')}
            </p>
          )}
          <Button
            look="outline"
            size="small"
            className={styles.add}
            onClick={() => setChart({ ...chart, rows: [...chart.rows, EMPTY_ROW] })}
          >
            <Icon node={Plus} />
            {texts.add}
          </Button>
        </Card>
      </form>
      <LeaveGuard active={isEdited} title={texts.leaveTitle} text={texts.leaveText} />
      {isEdited && <SaveBar form={id} text={texts.unsaved} busy={busy} onDiscard={discard} />}
    </Page>
  )
}

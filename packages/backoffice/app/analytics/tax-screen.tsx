import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { TaxFile } from '@little-dunes/domain/contract/tax-return/tax-calls'
import { clsx } from 'clsx'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { analyticsMessages } from '#analytics/analytics-messages'
import { taxMessages as texts } from '#analytics/tax-messages'
import { load } from '#platform/client'
import { decodeBase64 } from '#platform/decode-base64'
import { formatMonthOfYear, inAed, startOfDay } from '#platform/format'
import { saveCsv, saveFile } from '#platform/save-file'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { regionName } from '#ui/display/region-name'
import { SelectField } from '#ui/form/field.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { ExportButton } from '#ui/list/export-button.tsx'
import tables from '#ui/list/table.module.css'
import { Page, Stack } from '#ui/page.tsx'

type Tax = ReplyOf<'GET /api/staff/tax'>

export function loader({ request }: LoaderFunctionArgs) {
  const month = new URL(request.url).searchParams.get('month')
  return load('GET /api/staff/tax', month === null ? {} : { month })
}

const formatMonth = (month: string): string => formatMonthOfYear(startOfDay(`${month}-01`))

function FileButton({ month, file }: { month: string; file: TaxFile }) {
  async function save() {
    const { name, content } = await load('GET /api/staff/tax/file', { month, file })
    if (file === 'return_pdf') saveFile(name, 'application/pdf', decodeBase64(content))
    else saveCsv(name, content)
  }
  return <ExportButton save={save}>{texts.files[file]}</ExportButton>
}

const Row = ({ emirate, invoices, creditNotes, net, vat }: Tax['emirates'][number]) => (
  <tr>
    <td className={clsx(tables.main, tables.topStart)}>{regionName(emirate)}</td>
    <td className={clsx(tables.end, tables.wideOnly)}>
      {inAed(invoices.net)}
      <small>{texts.invoices(invoices.count)}</small>
    </td>
    <td className={clsx(tables.end, tables.wideOnly)}>
      {inAed(-creditNotes.net)}
      <small>{texts.creditNotes(creditNotes.count)}</small>
    </td>
    <td className={clsx(tables.end, tables.topEnd)}>
      {inAed(vat)}
      <small>{texts.netAmount(inAed(net))}</small>
    </td>
  </tr>
)

export function Component() {
  const tax = useLoaderData<Tax>()
  const navigate = useNavigate()
  const { month, months, emirates } = tax
  return (
    <Page
      title={texts.title}
      context={texts.context}
      parent={{ to: PATHS.analytics, name: analyticsMessages.title }}
      actions={
        <SelectField
          label={texts.month}
          value={month}
          onChange={({ target }) => navigate(`${PATHS.tax}?month=${target.value}`)}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(one)}
            </option>
          ))}
        </SelectField>
      }
    >
      <Stack>
        {tax.pending > 0 && (
          <InlineAlert kind="error">
            <p>{texts.pending(tax.pending)}</p>
          </InlineAlert>
        )}
        <Card
          flush
          title={formatMonth(month)}
          actions={
            <>
              <FileButton month={month} file="return_pdf" />
              <FileButton month={month} file="return_csv" />
              <FileButton month={month} file="ledger_csv" />
            </>
          }
        >
          <div className={tables.scroll}>
            <table className={clsx(tables.table, tables.cards)} aria-label={texts.title}>
              <thead>
                <tr>
                  <th>{texts.emirate}</th>
                  <th className={tables.end}>{texts.invoiced}</th>
                  <th className={tables.end}>{texts.credited}</th>
                  <th className={tables.end}>{texts.vat}</th>
                </tr>
              </thead>
              <tbody>
                {emirates.map((row) => (
                  <Row key={row.emirate} {...row} />
                ))}
                <tr>
                  <td className={clsx(tables.main, tables.topStart)}>{texts.total}</td>
                  <td className={tables.wideOnly} />
                  <td className={tables.wideOnly} />
                  <td className={clsx(tables.end, tables.topEnd)}>
                    <b>{inAed(tax.vat)}</b>
                    <small>{texts.netAmount(inAed(tax.net))}</small>
                  </td>
                </tr>
              </tbody>
            </table>
          </div>
        </Card>
      </Stack>
    </Page>
  )
}

import { ANALYTICS_STEPS } from '@little-dunes/domain/analytics-spans'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import { readQuery, withQuery } from '#analytics/analytics-query'
import styles from '#analytics/analytics-screen.module.css'
import { CodesCard } from '#analytics/codes-card.tsx'
import { ItemsCard } from '#analytics/items-card.tsx'
import { ReturnsCard } from '#analytics/returns-card.tsx'
import { SalesCard } from '#analytics/sales-card.tsx'
import { SearchesCard } from '#analytics/searches-card.tsx'
import { EmiratesCard, PaymentsCard } from '#analytics/share-cards.tsx'
import { SizesCard } from '#analytics/sizes-card.tsx'
import { TotalsCard } from '#analytics/totals-card.tsx'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { Segments } from '#ui/segments.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  return { query, figures: await load('GET /api/staff/analytics', query) }
}

function LastDay({ day, today, onChoose }: { day: string; today: string; onChoose(day: string): void }) {
  const [value, setValue] = useState(day)
  return (
    <DateField
      label={texts.until}
      hint={null}
      max={today}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onCommit={(chosen) => chosen !== day && onChoose(chosen)}
    />
  )
}

/** Analytics by day, week or month up to a day, with the previous period. */
export function Component() {
  const { query, figures } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { by } = query
  return (
    <Page
      title={texts.title}
      isList
      actions={
        <>
          <ButtonLink look="outline" to={PATHS.tax}>
            {texts.taxReturn}
          </ButtonLink>
          <Segments
            label={texts.stepsLabel}
            segments={ANALYTICS_STEPS.map((step) => ({
              to: withQuery({ ...query, by: step }),
              name: texts.steps[step],
              current: step === by,
            }))}
          />
          <div className={styles.until}>
            <LastDay
              key={figures.until}
              day={figures.until}
              today={figures.today}
              onChoose={(until) => navigate(withQuery({ by, until }))}
            />
          </div>
        </>
      }
    >
      <Stack>
        <TotalsCard by={by} figures={figures} />
        <Columns>
          <Stack>
            <SalesCard by={by} figures={figures} query={query} />
            <ItemsCard items={figures.items} query={query} />
            <SizesCard sizes={figures.sizes} query={query} />
          </Stack>
          <Stack>
            <EmiratesCard figures={figures} query={query} />
            <PaymentsCard figures={figures} query={query} />
            <ReturnsCard figures={figures} query={query} />
            <CodesCard codes={figures.codes} query={query} />
            <SearchesCard searches={figures.searches} query={query} />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  )
}

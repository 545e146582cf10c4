import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { Link } from 'react-router'
import styles from '#analytics/analytics-lists.module.css'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import type { AnalyticsQuery } from '#analytics/analytics-query'
import { CsvButton } from '#analytics/csv-button.tsx'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'

/** Searches for missing products, or for other names of existing ones. */
export const SearchesCard = ({ searches, query }: Pick<Figures, 'searches'> & { query: AnalyticsQuery }) => (
  <Card title={texts.tables.searches} actions={<CsvButton table="searches" query={query} />}>
    {searches.length === 0 ? (
      <p className={styles.empty}>{texts.noSearches}</p>
    ) : (
      <table className={styles.small}>
        <thead>
          <tr>
            <th>{texts.words}</th>
            <th>{texts.times}</th>
          </tr>
        </thead>
        <tbody>
          {searches.map(({ words, count }) => (
            <tr key={words}>
              <td>
                <Link
                  to={`${PATHS.searchWords}?${new URLSearchParams({ typed: words })}`}
                  title={texts.explainWords}
                >
                  <bdi>{words}</bdi>
                </Link>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
)

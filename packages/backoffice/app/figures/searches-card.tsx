import type { Figures } from '@little-dunes/domain/contract/analytics/figure-calls'
import { Link } from 'react-router'
import { CsvButton } from '#figures/csv-button.tsx'
import styles from '#figures/figure-lists.module.css'
import type { FigureQuery } from '#figures/figure-query'
import { figuresMessages as texts } from '#figures/figures-messages'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'

/** Searches for missing products, or for other names of existing ones. */
export const SearchesCard = ({ searches, query }: Pick<Figures, 'searches'> & { query: FigureQuery }) => (
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

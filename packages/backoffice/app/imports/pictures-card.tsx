import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import progressStyles from '#imports/import-progress.module.css'
import styles from '#imports/import-result.module.css'
import { importsMessages } from '#imports/imports-messages'
import type { SeenImport } from '#imports/seen-import'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useMutation } from '#ui/use-mutation'

const texts = importsMessages.pictures

export function PicturesCard({ one: { id, pictures } }: { one: SeenImport['import'] }) {
  const { busy, change } = useMutation()
  const isFetching = pictures?.status === 'fetching' && !pictures.interrupted
  const fetch = async () => {
    const answer = await change('POST /api/staff/import/pictures', { id })
    return answer !== null && !isWireRefusal(answer)
  }
  const failed = isFetching ? 0 : (pictures?.failedCount ?? 0)
  return (
    <Card title={texts.title}>
      {isFetching ? (
        <p className={progressStyles.progress} role="status">
          <progress aria-label={texts.fetching} />
          {texts.progress(pictures.saved, pictures.failedCount)}
        </p>
      ) : (
        <div className={styles.result}>
          <p role="status">
            {pictures === null
              ? texts.hint
              : pictures.interrupted
                ? texts.interrupted(pictures.saved)
                : texts.progress(pictures.saved, pictures.failedCount)}
          </p>
          {(pictures === null || pictures.interrupted || failed > 0) && (
            <Button look="outline" busy={busy} onClick={fetch}>
              {pictures === null ? texts.fetch : texts.again}
            </Button>
          )}
        </div>
      )}
      {failed > 0 && (
        <ul className={styles.failures}>
          {pictures?.failed.map(({ address, reason }) => (
            <li key={address}>
              <bdi>{address}</bdi> {reason}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

import type { RunningOutSize } from '@little-dunes/domain/contract/home/today-calls'
import { PATHS } from '#shell/paths'
import { SizeList } from '#stock/low/size-list.tsx'
import { todayMessages as texts } from '#today/today-messages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** Sizes that sell out soon at the current rate. */
export const RunningOutCard = ({ sizes }: { sizes: readonly RunningOutSize[] }) => (
  <Card
    title={texts.runningOut}
    actions={
      <ButtonLink look="quiet" size="small" to={PATHS.figures}>
        {texts.runningOutMore}
      </ButtonLink>
    }
  >
    <SizeList sizes={sizes} empty={texts.nothingRunsOut} left={({ left, days }) => texts.lasts(left, days)} />
  </Card>
)

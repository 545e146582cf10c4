import type { RunningOutSize } from '@little-dunes/domain/contract/home/home-calls'
import { homeMessages as texts } from '#home/home-messages'
import { SizeList } from '#inventory/low/size-list.tsx'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** Sizes that sell out soon at the current rate. */
export const RunningOutCard = ({ sizes }: { sizes: readonly RunningOutSize[] }) => (
  <Card
    title={texts.runningOut}
    actions={
      <ButtonLink look="quiet" size="small" to={PATHS.analytics}>
        {texts.runningOutMore}
      </ButtonLink>
    }
  >
    <SizeList sizes={sizes} empty={texts.nothingRunsOut} left={({ left, days }) => texts.lasts(left, days)} />
  </Card>
)

import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import itemStyles from '#orders/order/order-items.module.css'
import { inAed } from '#platform/format'
import { returnsMessages as texts } from '#returns/returns-messages'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

export const ReturnItems = ({ one: { lines } }: { one: WholeReturn }) => (
  <ul>
    {lines.map((line) => (
      <li key={line.position} className={itemStyles.line}>
        <Thumbnail address={line.picture} size="medium" />
        <span>
          <bdi>{line.name}</bdi>
          <small>
            <Parts of={[line.colour, sizeName(line.size), line.sku]} />
          </small>
          <small>{texts.reasons[line.reason]}</small>
        </span>
        <span className={itemStyles.count}>
          <span>
            × <b>{line.quantity}</b>
          </span>
          {line.newSize !== null && (
            <Tag look="sea">
              {line.reserved > 0
                ? texts.reserved(line.newSize, line.reserved)
                : texts.reservedNone(line.newSize)}
            </Tag>
          )}
          {line.restocked > 0 && <Tag look="palm">{texts.restocked(line.restocked)}</Tag>}
          {line.worn > 0 && <Tag look="sun">{texts.worn(line.worn)}</Tag>}
          {line.broken > 0 && <Tag look="red">{texts.broken(line.broken)}</Tag>}
        </span>
        <b className={itemStyles.amount}>{inAed(line.worth)}</b>
      </li>
    ))}
  </ul>
)

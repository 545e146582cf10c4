import { clsx } from 'clsx'
import styles from '#inventory/pasted/paste-screen.module.css'
import { pastedMessages as texts } from '#inventory/pasted/pasted-messages'
import { getDelta, type PlannedLine } from '#inventory/pasted/planned-lines'
import { SizeCell } from '#inventory/size-cell.tsx'
import { stockRoomMessages } from '#inventory/stock-room-messages'
import { sizeName } from '#ui/display/size-name'
import tables from '#ui/list/table.module.css'

function PlanRow({ line, isKnown }: { line: PlannedLine; isKnown: boolean }) {
  const { size, code, quantity, problem } = line
  const shown = problem === 'unknown' && !isKnown ? null : problem
  const isNumber =
    problem !== 'no_number' && problem !== 'no_code' && (line.move !== 'counted' || problem === null)
  return (
    <tr>
      <td className={tables.wideOnly}>{line.line}</td>
      {size === null ? (
        <SizeCell head={code || '–'} detail="" />
      ) : (
        <SizeCell
          head={size.name}
          detail={`${size.colour} · ${sizeName(size.size)} · ${size.sku}`}
          picture={size.picture}
        />
      )}
      <td className={tables.bottomStart}>
        {problem === 'no_reason' ? <bdi>{line.reason}</bdi> : texts.reasons[line.move]}
        {line.note && (
          <small>
            <bdi>{line.note}</bdi>
          </small>
        )}
        {problem === null && size !== null && line.move === 'counted' && size.stock !== size.begun && (
          <small>{texts.meanwhile(stockRoomMessages.signed(size.stock - size.begun))}</small>
        )}
        {shown !== null && <small className={styles.problem}>{texts.problems[shown]}</small>}
      </td>
      <td className={clsx(tables.end, tables.topEnd, isNumber && getDelta(line) > 0 && styles.more)}>
        {isNumber ? stockRoomMessages.signed(getDelta(line)) : <bdi>{quantity || '–'}</bdi>}
      </td>
      <td className={clsx(tables.end, tables.bottomEnd)}>
        {size !== null && shown === null ? (
          <bdi dir="ltr">{texts.fromTo(line.before, line.after)}</bdi>
        ) : size?.counted ? (
          size.stock
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}

export const PlanTable = ({ lines, isKnown }: { lines: readonly PlannedLine[]; isKnown: boolean }) => (
  <div className={tables.scroll}>
    <table className={clsx(tables.table, tables.cards, styles.plan)}>
      <thead>
        <tr>
          <th>{texts.line}</th>
          <th>{texts.size}</th>
          <th>{texts.reason}</th>
          <th className={tables.end}>{texts.change}</th>
          <th className={tables.end}>{texts.stock}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PlanRow key={line.line} line={line} isKnown={isKnown} />
        ))}
      </tbody>
    </table>
  </div>
)

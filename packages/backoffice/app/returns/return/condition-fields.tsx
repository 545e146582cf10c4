import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { clsx } from 'clsx'
import { Droplets, Sparkles, Trash2 } from 'lucide'
import { useState } from 'react'
import { returnsMessages as texts } from '#returns/returns-messages'
import choiceStyles from '#ui/form/choices.module.css'

const ICONS = { asNew: Sparkles, worn: Droplets, broken: Trash2 } as const
type Condition = keyof typeof ICONS
const CONDITIONS = Object.keys(ICONS) as Condition[]

interface Unit {
  key: string
  position: number
  name: string
}

/** One entry per unit: one of two pairs of socks may be broken. */
const listUnits = ({ lines }: WholeReturn): Unit[] =>
  lines.flatMap(({ position, name, size, quantity }) =>
    Array.from({ length: quantity }, (_, at) => ({
      key: `${position} ${at}`,
      position,
      name: quantity === 1 ? texts.oneUnit(name, size) : texts.unitOfMany(name, size, at + 1, quantity),
    })),
  )

export function useConditions(one: WholeReturn) {
  const [conditions, setConditions] = useState<Readonly<Record<string, Condition>>>({})
  const units = listUnits(one)
  const count = (condition: Condition, position?: number) =>
    units.filter(
      (unit) => conditions[unit.key] === condition && (position ?? unit.position) === unit.position,
    ).length
  return {
    units,
    getCondition: (key: string) => conditions[key],
    choose: (key: string, condition: Condition) => setConditions((known) => ({ ...known, [key]: condition })),
    /** Units without a condition. */
    open: units.filter(({ key }) => conditions[key] === undefined).length,
    toStock: count('asNew'),
    gone: count('worn') + count('broken'),
    lines: one.lines.map(({ position }) => ({
      position,
      asNew: count('asNew', position),
      worn: count('worn', position),
      broken: count('broken', position),
    })),
  }
}

/** Condition of each unit: units as new go back on the shelf. */
export const ConditionFields = ({
  units,
  getCondition,
  choose,
}: Pick<ReturnType<typeof useConditions>, 'units' | 'getCondition' | 'choose'>) =>
  units.map(({ key, name }) => (
    <fieldset key={key} className={clsx(choiceStyles.choices, choiceStyles.tiles)}>
      <legend>
        <bdi>{name}</bdi>
      </legend>
      {CONDITIONS.map((condition) => (
        <label key={condition}>
          <input
            type="radio"
            name={key}
            checked={getCondition(key) === condition}
            onChange={() => choose(key, condition)}
          />
          <Icon node={ICONS[condition]} />
          {texts.conditions[condition]}
        </label>
      ))}
    </fieldset>
  ))

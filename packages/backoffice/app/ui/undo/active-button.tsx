import type { FieldChange } from '@little-dunes/domain/field-changes'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-store'

interface ActiveButtonProps {
  name: string
  active: boolean
  isPlanned: boolean
  texts: Record<'undo' | 'endNow' | 'callOff' | 'startAgain', string> &
    Record<'saved' | 'endedNow' | 'calledOff', (name: string) => string>
  change(active: FieldChange<boolean>): Promise<object | WireRefusal | null>
}

/** Ends a sale or a discount code, or starts it again, with Undo. */
export function ActiveButton({ name, active, isPlanned, texts, change }: ActiveButtonProps) {
  async function toggle(from: boolean): Promise<boolean> {
    const answer = await change({ from, to: !from })
    return answer !== null && !isWireRefusal(answer)
  }

  async function press() {
    const done = (isPlanned ? texts.calledOff : texts.endedNow)(name)
    const undo = { label: texts.undo, run: () => void toggle(!active) }
    if (await toggle(active)) showToast(active ? done : texts.saved(name), { undo })
  }

  const ending = isPlanned ? texts.callOff : texts.endNow
  return (
    <Button look={active ? 'danger' : 'outline'} onClick={press}>
      {active ? ending : texts.startAgain}
    </Button>
  )
}

import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { LIVE_EVENTS } from '@little-dunes/domain/contract/live/live-events'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect } from 'react'
import { create } from 'zustand'
import { callAsGuest } from '#platform/client'
import { backgroundSignal, followWork } from '#platform/live-events'
import { usePermission } from '#platform/member'
import { useSignInGate } from '#platform/sign-in-gate'
import type { ScreenLink } from '#shell/screens'
import { type ScreenWork, shellMessages as texts } from '#shell/shell-messages'
import { commaList } from '#ui/display/comma-list'

export type WaitingCounts = ReplyOf<'GET /api/staff/waiting'>['waiting']

/** Counts of waiting work; empty until loaded. */
export const useWaitingCounts = create<WaitingCounts>()(() => ({}))

let asked = 0

/** Without an answer the shown counts stay, and no sign-in is requested. */
async function readCounts(): Promise<void> {
  asked += 1
  const requestNumber = asked
  const answer = await callAsGuest('GET /api/staff/waiting', {}, { signal: backgroundSignal() })
  if (requestNumber === asked && !isWireRefusal(answer)) useWaitingCounts.setState(answer.waiting, true)
}

/** Keeps the counts fresh while the tab is visible; roles without access to orders get no events. */
export function useFreshWaitingCounts(): void {
  const canFollow = usePermission(LIVE_EVENTS.permission)
  const isGateClosed = useSignInGate(({ closed }) => closed)
  useEffect(() => {
    if (isGateClosed) return
    let stop: (() => void) | undefined
    const read = () => void readCounts().catch(() => undefined)
    function look() {
      stop?.()
      stop = undefined
      if (document.visibilityState === 'hidden') return
      read()
      if (canFollow) stop = followWork(read)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop?.()
    }
  }, [isGateClosed, canFollow])
}

const MAX_SHOWN = 99

/** Short form: '99+' for more. */
export const shortCount = (count: number): string => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count))

const WORK_OF_SCREEN: { [Name in ScreenLink['name']]?: readonly ScreenWork[] } = {
  orders: ['to_pack', 'to_ship', 'to_check'],
  returns: ['new_returns', 'returns_to_check'],
  cashOnDelivery: ['to_pay_back'],
  inventory: ['low_sizes'],
  messages: ['messages'],
  customers: ['to_erase'],
  reviews: ['reviews'],
  questions: ['questions'],
  emails: ['failed_emails'],
}

/** Count of waiting work on a screen, and its text: 4 to pack, 5 to ship. */
export function waitingOn(name: ScreenLink['name'], counts: WaitingCounts) {
  const items = (WORK_OF_SCREEN[name] ?? []).flatMap((work) => {
    const count = counts[work] ?? 0
    return count > 0 ? [{ count, words: texts.waiting[work](count) }] : []
  })
  const count = items.reduce((sum, one) => sum + one.count, 0)
  return { count, words: commaList(items.map(({ words }) => words)) }
}

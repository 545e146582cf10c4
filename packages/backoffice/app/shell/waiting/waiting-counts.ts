import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { LIVE_EVENTS } from '@little-dunes/domain/contract/live/live-events'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect } from 'react'
import { create } from 'zustand'
import { callAsGuest } from '#platform/client'
import { followWork } from '#platform/live-events'
import { usePermission } from '#platform/member'
import { useSignInGate } from '#platform/sign-in-gate'
import type { ScreenLink } from '#shell/screens'
import { type ScreenWork, shellMessages as texts } from '#shell/shell-messages'
import { commaList } from '#ui/display/comma-list'

export type WaitingCounts = ReplyOf<'GET /api/staff/waiting'>['waiting']

/** How much waits; nothing until it is known. */
export const useWaitingCounts = create<WaitingCounts>()(() => ({}))

let asked = 0

/** What is on screen stays when there is no answer, and nobody is asked to sign in for it. */
async function readCounts(): Promise<void> {
  asked += 1
  const own = asked
  const answer = await callAsGuest('GET /api/staff/waiting', {})
  if (own === asked && !isWireRefusal(answer)) useWaitingCounts.setState(answer.waiting, true)
}

/** Keeps the counts fresh while the tab is looked at; roles that see no orders are not told of changes. */
export function useFreshWaitingCounts(): void {
  const isTold = usePermission(LIVE_EVENTS.permission)
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
      if (isTold) stop = followWork(read)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop?.()
    }
  }, [isGateClosed, isTold])
}

const MOST_SHOWN = 99

/** As it is shown where there is little room: '99+' for more. */
export const shortCount = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count))

/** What of the work is done on which screen. */
const WORK_OF_SCREEN: { [Name in ScreenLink['name']]?: readonly ScreenWork[] } = {
  orders: ['to_pack', 'to_ship', 'to_check'],
  returns: ['new_returns', 'returns_to_check'],
  cash: ['to_pay_back'],
  stock: ['low_sizes'],
  messages: ['messages'],
  shoppers: ['to_erase'],
  reviews: ['reviews'],
  questions: ['questions'],
  emails: ['failed_emails'],
}

/** How much waits on a screen, and in words: 4 to pack, 5 to ship. */
export function waitingOn(name: ScreenLink['name'], counts: WaitingCounts) {
  const found = (WORK_OF_SCREEN[name] ?? []).flatMap((work) => {
    const count = counts[work] ?? 0
    return count > 0 ? [{ count, words: texts.waiting[work](count) }] : []
  })
  const count = found.reduce((sum, one) => sum + one.count, 0)
  return { count, words: commaList(found.map(({ words }) => words)) }
}

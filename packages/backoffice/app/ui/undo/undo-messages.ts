import type { UndoReason } from '@little-dunes/domain/contract/audit-log/trail-calls'

/** Why there is no button; nothing is said of what left nothing to put back. */
const reasons: Record<Exclude<UndoReason, 'recorded'>, string> = {
  forbidden: 'Your role cannot undo this.',
  stock: 'To undo it, enter the opposite movement of stock.',
  money: 'Money has moved: book the opposite in the order or with the shopper.',
  order: 'Only the delivery of an order can be undone, not its other steps or a return.',
  made: 'What was made is ended or archived on its own screen.',
  removed: 'What was removed cannot be brought back.',
  import: 'An import is undone as a whole in ‘Import’.',
  consent: 'Only the shopper can agree again.',
  access: 'Access is given anew in ‘Team’.',
}

export const undoMessages = {
  undo: 'Undo',
  whyNot: 'Why it cannot be undone',
  undone: 'Undone',
  undoSeveral: (count: number) => `Undo all ${count}`,
  done: 'The change was undone.',
  doneSeveral: (count: number) => (count === 1 ? '1 change was undone.' : `${count} changes were undone.`),
  keptSeveral: (names: string, reason: string) => `Not undone: ${names}. ${reason}`,
  changedAgain: 'It was changed again since.',
  changedSince: 'Not undone: this was changed again since. Now it is:',
  laterVersion: 'Not undone: something else was published since.',
  reasons,
}

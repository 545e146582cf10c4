import type { UndoReason } from '@little-dunes/domain/contract/audit-log/audit-log-calls'

/** Shown in place of the button. `recorded` entries change nothing that could be undone. */
const reasons: Record<Exclude<UndoReason, 'recorded'>, string> = {
  forbidden: "Your role can't undo this.",
  stock: 'To undo this, record the opposite stock movement.',
  money:
    "Money has moved, so this can't be undone here. Make the opposite change on the order or the customer.",
  order: 'Only the delivery of an order can be undone, not its other steps or a return.',
  made: 'To undo this, end or archive it on its own screen.',
  removed: "This was removed and can't be restored.",
  import: 'Undo the whole import under ‘Imports’.',
  consent: 'Only the customer can subscribe again.',
  access: 'Restore access under ‘Team’.',
}

export const undoMessages = {
  undo: 'Undo',
  whyNot: "Why this can't be undone",
  undone: 'Undone',
  undoSeveral: (count: number) => `Undo all ${count}`,
  done: 'Change undone.',
  doneSeveral: (count: number) => (count === 1 ? '1 change undone.' : `${count} changes undone.`),
  skippedSeveral: (names: string, reason: string) => `Not undone: ${names}. ${reason}`,
  changedAgain: 'It has changed since.',
  changedSince: 'Not undone. It has since changed to:',
  laterVersion: 'Not undone. A newer version has been published.',
  reasons,
}

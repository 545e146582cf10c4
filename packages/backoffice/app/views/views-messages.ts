import type { ViewProblem } from '@little-dunes/domain/accounts/saved-view'

const problems: Record<ViewProblem, string> = {
  required: 'Please give the view a name.',
  too_long: 'Please use 40 characters at most.',
  taken: 'You have a view of this name already.',
  most: 'You have 20 views of this list. Remove one first.',
  filters: 'These filters cannot be saved.',
}

export const viewsMessages = {
  problems,
  save: 'Save view',
  edit: 'Edit view',
  saveTitle: 'Save this view',
  editTitle: 'Edit view',
  name: 'Name',
  share: 'Show it to all staff',
  ownedBy: (owner: string) => `Saved by ${owner}.`,
  saved: (name: string) => `“${name}” is saved as a tab.`,
  changed: 'View saved.',
  changedMeanwhile: (now: string) =>
    `Somebody else has named it “${now}” meanwhile. Save again to overwrite it.`,
  remove: 'Remove',
  removed: (name: string) => `“${name}” removed.`,
  undo: 'Undo',
}

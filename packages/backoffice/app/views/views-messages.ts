import type { ViewProblem } from '@little-dunes/domain/accounts/saved-view'

const problems: Record<ViewProblem, string> = {
  required: 'Enter a name.',
  too_long: 'Use up to 40 characters.',
  taken: 'You already have a view with this name.',
  most: 'You have 20 views of this list, the maximum. Remove one first.',
  filters: "These filters can't be saved.",
}

export const viewsMessages = {
  problems,
  save: 'Save view',
  edit: 'Edit view',
  saveTitle: 'Save this view',
  editTitle: 'Edit view',
  name: 'Name',
  share: 'Share with the whole team',
  ownedBy: (owner: string) => `Saved by ${owner}.`,
  saved: (name: string) => `“${name}” saved as a tab.`,
  changed: 'View saved.',
  changedMeanwhile: (now: string) => `Someone else renamed it “${now}”. Save again to overwrite it.`,
  remove: 'Remove',
  removed: (name: string) => `“${name}” removed.`,
  undo: 'Undo',
}

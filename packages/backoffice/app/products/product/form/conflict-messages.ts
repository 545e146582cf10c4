export const conflictMessages = {
  somebody: 'Someone',
  title: (who: string) => `${who} also edited this product`,
  choose: 'Your changes are safe. Choose what to save.',
  when: (time: string, ago: string) => `At ${time}, ${ago}. Your changes are safe. Choose what to save.`,
  mine: 'Yours, unsaved',
  ofMine: (fields: string) => `Your other changes, saved too: ${fields}.`,
  ofTheirs: (fields: string) => `Their other changes, already saved: ${fields}.`,
  stock: 'Stock isn’t affected by saving.',
  open: 'Open saved version',
  back: 'Back to editing',
  save: 'Save my choices',
}

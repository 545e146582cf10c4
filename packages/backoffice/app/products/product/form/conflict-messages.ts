export const conflictMessages = {
  somebody: 'Somebody',
  title: (who: string) => `${who} saved this product meanwhile`,
  choose: 'Nothing of yours is lost. Choose what stays.',
  when: (time: string, ago: string) => `At ${time}, ${ago}. Nothing of yours is lost. Choose what stays.`,
  mine: 'Yours, not saved',
  ofMine: (fields: string) => `Saved with it, of yours: ${fields}.`,
  ofTheirs: (fields: string) => `Already saved, and kept: ${fields}.`,
  stock: 'Stock is no part of this form: saving undoes no sale.',
  open: 'Open what is saved',
  back: 'Back to editing',
  save: 'Save what I chose',
}

const english = {
  add: 'Add photo',
  coming: 'Uploading…',
  photo: (at: number) => `Photo ${at}`,
  remove: (at: number) => `Remove photo ${at}`,
  failed: 'Something went wrong. Please try again.',
}

export const photoPickerMessages = english

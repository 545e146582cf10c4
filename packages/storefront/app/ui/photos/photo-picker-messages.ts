const english = {
  add: 'Add a picture',
  coming: 'One moment …',
  photo: (at: number) => `Picture ${at}`,
  remove: (at: number) => `Remove picture ${at}`,
  failed: 'Something went wrong!',
}

export const photoPickerMessages = english

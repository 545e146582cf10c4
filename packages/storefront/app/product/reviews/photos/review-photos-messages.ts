const english = {
  of: (name: string) => `Pictures of the review by ${name}`,
  show: (name: string, at: number) => `Enlarge picture ${at} of the review by ${name}`,
  photo: (name: string, at: number) => `Picture ${at} of the review by ${name}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
}

export const reviewPhotosMessages = english

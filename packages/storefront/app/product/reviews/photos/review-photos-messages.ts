const english = {
  of: (name: string) => `Photos from the review by ${name}`,
  show: (name: string, at: number) => `Enlarge photo ${at} from the review by ${name}`,
  photo: (name: string, at: number) => `Photo ${at} from the review by ${name}`,
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
}

export const reviewPhotosMessages = english

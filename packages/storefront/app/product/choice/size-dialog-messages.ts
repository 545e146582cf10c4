import type { FitReason } from '@little-dunes/domain/catalogue/fit/fit-finder'

const english = {
  fitFinder: {
    title: 'Which size fits?',
    text: "Height gives the best result. Age and weight help when it's close.",
    textWithoutWeight: "Height gives the best result. If you don't know it, age will do.",
    height: 'Height in cm',
    age: 'Age in years',
    weight: 'Weight in kg',
    children: 'Your children',
    bought: 'Sizes you bought recently',
    child: (name: string, size: string) => `${name}, ${size}`,
    ask: "Enter your child's height or age and we'll suggest a size.",
    tooTall: "Sorry, we don't have a size that large.",
    sizeFor: "Your child's size",
    reasons: {
      height: ({ value, size, range }: FitReason) => `Height ${value} cm: size ${size} is for ${range} cm.`,
      weight: ({ value, size, range }: FitReason) => `Weight ${value} kg: size ${size} is for ${range} kg.`,
      age: ({ value, size, range }: FitReason) => `Age ${value}: size ${size} is for ${range}.`,
    },
    sizedUp: (percent: number) => `${percent}% of buyers say it fits small, so we've gone up a size.`,
    larger: (size: string) => `Room to grow: ${size}.`,
    notOffered: (size: string) => `This colour doesn't come in ${size}.`,
    soldOut: (size: string) => `Size ${size} is sold out in this colour.`,
    take: (size: string) => `Choose ${size}`,
    privacy: 'Your answers stay on this device.',
    close: 'Close',
  },
  stockNotice: {
    title: "Get an email when it's back",
    text: "We'll email you once, when your size is back in stock.",
    size: 'Size',
    email: 'Your email',
    emailNeeded: 'Enter your email.',
    emailWrong: 'Enter a valid email address.',
    send: 'Notify me',
    close: 'Close',
    failed: 'Something went wrong. Please check your connection and try again.',
  },
}

export const sizeDialogMessages = english

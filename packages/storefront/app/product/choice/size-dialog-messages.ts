import type { FitReason } from '@little-dunes/domain/catalogue/fit/fit-finder'

const range = ({ from, to }: Pick<FitReason, 'from' | 'to'>) => `${from}–${to}`

const english = {
  fitFinder: {
    title: 'Which size fits?',
    text: 'Height counts most. Age and weight help when it is close.',
    textWithoutWeight: 'Height counts most. Age helps where it is not known.',
    height: 'Height in cm',
    age: 'Age in years',
    weight: 'Weight in kg',
    children: 'Your children',
    bought: 'Sizes you bought lately',
    child: (name: string, size: string) => `${name}, ${size}`,
    ask: 'Fill in the height, or the age, and the size stands here.',
    tooTall: 'No size of our chart is large enough.',
    sizeFor: 'The size for your child',
    reasons: {
      height: (reason: FitReason) =>
        `Height ${reason.value} cm: size ${reason.size} is for ${range(reason)} cm.`,
      weight: (reason: FitReason) =>
        `Weight ${reason.value} kg: size ${reason.size} is for ${range(reason)} kg.`,
      age: (reason: FitReason) => `Age ${reason.value}: size ${reason.size} is for ${range(reason)} years.`,
    },
    sizedUp: (percent: number) => `${percent}% of buyers say it fits small, so take one size more.`,
    larger: (size: string) => `Room to grow: ${size}.`,
    notOffered: (size: string) => `This colour does not come in ${size}.`,
    soldOut: (size: string) => `Size ${size} of this colour is sold out.`,
    take: (size: string) => `Choose ${size}`,
    privacy: 'What you fill in stays on this device.',
    close: 'Close',
  },
  stockNotice: {
    title: 'We tell you when it is back',
    text: 'One mail when the size is there again, nothing else.',
    size: 'Size',
    email: 'Your e-mail',
    emailNeeded: 'Please give your e-mail.',
    emailWrong: 'Enter a valid email address.',
    send: 'Tell me',
    close: 'Close',
    failed: 'That did not work. Please check your connection and try again.',
  },
}

export const sizeDialogMessages = english

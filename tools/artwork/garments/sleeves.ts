import { stitch, stroke } from '../kit/thread.ts'

export type Sleeve = 'none' | 'short' | 'elbow' | 'long' | 'puff' | 'flutter'

/** The right sleeve of the picture, mirrored to the left. */
export interface SleeveCut {
  path: string
  groove: string
  fold: string
  /** Direction of the weave in degrees. */
  turn: number
  cuff?: string
}

export const sleeveCuts: Record<Exclude<Sleeve, 'none'>, SleeveCut> = {
  short: {
    path: 'M520 200 C590 214 640 268 696 376 L604 428 C592 404 576 384 546 372Z',
    groove: stroke('M688 358 L596 408') + stitch('M684 352 L592 402'),
    fold: stroke('M566 262 Q610 330 616 400', 9) + stroke('M556 340 Q590 340 640 320', 8),
    turn: -30,
    cuff: 'M676 340 L696 376 Q652 406 604 428 L586 394 Q636 372 676 340Z',
  },
  elbow: {
    path: 'M520 200 C590 214 640 262 720 470 L612 540 C590 480 572 420 546 392Z',
    groove: stroke('M712 452 L606 520') + stitch('M709 445 L603 513'),
    fold: stroke('M570 270 Q630 380 660 500', 11) + stroke('M556 380 Q600 400 650 390', 8),
    turn: -24,
    cuff: 'M706 434 L720 470 L612 540 L600 506Z',
  },
  long: {
    path: 'M520 200 C588 214 618 250 636 330 L708 690 L630 712 C606 600 590 480 546 372Z',
    groove: stroke('M704 668 L626 690'),
    fold:
      stroke('M590 300 Q620 420 640 560', 10) +
      stroke('M560 380 Q600 420 640 410', 9) +
      stroke('M606 500 Q636 520 664 505', 8) +
      stroke('M622 590 Q650 604 684 586', 7),
    turn: -12,
    cuff: 'M704 674 L714 726 Q676 748 636 742 L622 694 Q664 696 704 674Z',
  },
  puff: {
    path: 'M512 196 C600 186 672 250 678 352 Q680 392 650 404 L598 424 Q572 400 546 372Z',
    groove: '',
    fold:
      stroke('M540 220 Q600 260 640 380', 10) +
      stroke('M530 250 Q580 300 606 400', 9) +
      stroke('M560 210 Q640 270 662 360', 9),
    turn: -12,
    cuff: 'M672 378 Q684 398 672 410 L606 438 Q592 432 594 416 Q640 404 672 378Z',
  },
  flutter: {
    path: 'M512 196 C580 190 660 236 700 322 Q676 330 660 352 Q632 350 614 376 Q588 366 560 384 L540 330Z',
    groove: '',
    fold:
      stroke('M530 220 Q610 260 660 340', 9) +
      stroke('M528 250 Q580 300 610 366', 9) +
      stroke('M540 215 Q640 240 690 316', 8),
    turn: -12,
  },
}

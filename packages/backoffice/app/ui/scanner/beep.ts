let audio: AudioContext | undefined

/** A tone of `hertz` from now on; times in seconds. */
function tone(context: AudioContext, hertz: number, from: number, lasts: number): void {
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.frequency.value = hertz
  gain.gain.value = 0.15
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(context.currentTime + from)
  oscillator.stop(context.currentTime + from + lasts)
}

/** One high tone and a short pulse for a right unit, two low tones and a long pulse for a wrong one. */
export function beep(isRight: boolean): void {
  navigator.vibrate?.(isRight ? 40 : [180, 80, 180])
  try {
    audio ??= new AudioContext()
    if (isRight) tone(audio, 1320, 0, 0.09)
    else for (const from of [0, 0.22]) tone(audio, 220, from, 0.16)
  } catch {
    // Without a loudspeaker, the screen shows the result.
  }
}

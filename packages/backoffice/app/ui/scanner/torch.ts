/** True if pages can switch the camera's lamp, as on most Android phones (W3C MediaStream Image Capture). */
export const hasTorch = (track: MediaStreamTrack): boolean =>
  Reflect.get(track.getCapabilities?.() ?? {}, 'torch') === true

export function lightTorch(track: MediaStreamTrack, isLit: boolean): Promise<void> {
  // TypeScript does not know the lamp.
  const lamp: object = { torch: isLit }
  return track.applyConstraints({ advanced: [lamp] })
}

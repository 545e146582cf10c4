/** Placement of a part in its scene: turned and scaled about its own centre, then moved to x, y. */
export interface Placement {
  x: number
  y: number
  /** Degrees, clockwise. */
  turn: number
  scale: number
  /** The point of the part that is placed on x, y. */
  centreX?: number
  centreY?: number
  mirrored?: boolean
}

export const unmoved: Placement = { x: 0, y: 0, turn: 0, scale: 1 }

export function placementTransform(at: Placement): string {
  const stretch = `${at.mirrored ? -at.scale : at.scale} ${at.scale}`
  return `translate(${at.x} ${at.y}) rotate(${at.turn}) scale(${stretch}) translate(${-(at.centreX ?? 0)} ${-(at.centreY ?? 0)})`
}

/** The placement of a part inside another placed part. */
export function placeWithin(outer: Placement, inner: Placement): Placement {
  const angle = (outer.turn * Math.PI) / 180
  const x = (inner.x - (outer.centreX ?? 0)) * outer.scale * (outer.mirrored ? -1 : 1)
  const y = (inner.y - (outer.centreY ?? 0)) * outer.scale
  return {
    ...inner,
    x: outer.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: outer.y + x * Math.sin(angle) + y * Math.cos(angle),
    turn: outer.turn + (outer.mirrored ? -inner.turn : inner.turn),
    scale: outer.scale * inner.scale,
    mirrored: Boolean(outer.mirrored) !== Boolean(inner.mirrored),
  }
}

/** A linear map from scene units to the part's own coordinates: (ax + cy + e, bx + dy + f). */
export interface LocalMap {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

export function localMap(at: Placement): LocalMap {
  const angle = (-at.turn * Math.PI) / 180
  const cos = Math.cos(angle) / at.scale
  const sin = Math.sin(angle) / at.scale
  const side = at.mirrored ? -1 : 1
  const a = side * cos
  const c = -side * sin
  return {
    a,
    b: sin,
    c,
    d: cos,
    e: (at.centreX ?? 0) - a * at.x - c * at.y,
    f: (at.centreY ?? 0) - sin * at.x - cos * at.y,
  }
}

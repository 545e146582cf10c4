/** Marks each page after the first of a visit, which alone has the opening loader (SHELL-19, D-60). */
export function setVisitingAttribute(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) document.documentElement.dataset.visiting = ''
}

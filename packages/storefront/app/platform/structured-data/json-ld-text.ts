/** JSON-LD as the text of a script element; without `<`, no value can close the element (HTML, 4.12.1.3). */
export const jsonLdText = (graph: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')

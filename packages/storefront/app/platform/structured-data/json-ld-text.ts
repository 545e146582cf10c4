/** Things of schema.org as the text of a script element; without `<` nothing in them can end it (HTML, 4.12.1.3). */
export const jsonLdText = (graph: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')

/** The path the site lives below; the API answers there and at the origin's root. */
export const base = '/v3.8'
